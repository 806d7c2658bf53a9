//! Hexes, hexsides, blocks of hexes and times, as authors write them.

use hexes::Number;
use serde::Deserialize;

/// A hex: `2104`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct HexText(pub Number);

packs::written!(HexText, "^[0-9]{4}$");

fn hex(text: &str) -> Result<Number, String> {
    text.trim().parse().map_err(|fault: hexes::GridFault| fault.to_string())
}

impl TryFrom<String> for HexText {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        hex(&text).map(HexText)
    }
}

/// A slope: `2106>2105`, the high hex first.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct SlopeText {
    /// The high hex.
    pub high: Number,
    /// The low one.
    pub low: Number,
}

packs::written!(SlopeText, "^[0-9]{4} ?> ?[0-9]{4}$");

impl TryFrom<String> for SlopeText {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let bad = || format!("`{text}` is no slope: the high hex and the low one are expected, \"2106>2105\"");
        let (high, low) = text.split_once('>').ok_or_else(bad)?;
        Ok(SlopeText { high: hex(high)?, low: hex(low)? })
    }
}

/// A hexside: `1524|1523`; of a work, the hex inside first.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct SideText {
    /// The one hex.
    pub first: Number,
    /// The other.
    pub second: Number,
}

packs::written!(SideText, "^[0-9]{4} ?\\| ?[0-9]{4}$");

impl TryFrom<String> for SideText {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let bad = || format!("`{text}` is no hexside: the hexes on both sides are expected, \"1524|1523\"");
        let (first, second) = text.split_once('|').ok_or_else(bad)?;
        Ok(SideText { first: hex(first)?, second: hex(second)? })
    }
}

/// A hex, `1424`, or a block of hexes from one corner to the other, `1424..2630`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct BlockText {
    /// The corner with the lower column and row.
    pub first: Number,
    /// The corner with the higher ones.
    pub last: Number,
}

packs::written!(BlockText, "^[0-9]{4}(\\.\\.[0-9]{4})?$");

impl BlockText {
    /// Its hexes, by column.
    pub fn hexes(self) -> impl Iterator<Item = Number> {
        let (first, last) = (self.first, self.last);
        (first.column..=last.column)
            .flat_map(move |column| (first.row..=last.row).map(move |row| Number::new(column, row)))
    }
}

impl TryFrom<String> for BlockText {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let (first, last) = text.split_once("..").unwrap_or((&text, &text));
        let (first, last) = (hex(first)?, hex(last)?);
        if first.column > last.column || first.row > last.row {
            return Err(format!("`{text}` is no block of hexes: the lower column and row come first, \"1424..2630\""));
        }
        Ok(BlockText { first, last })
    }
}

/// A time of the day, `14:30`, in minutes after midnight.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct TimeText(pub u16);

packs::written!(TimeText, "^([01][0-9]|2[0-3]):[0-5][0-9]$");

impl TryFrom<String> for TimeText {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let bad = || format!("`{text}` is no time: such as \"14:30\" is expected");
        let number = |digits: &str, most: u16| {
            let plain = digits.len() == 2 && digits.bytes().all(|byte| byte.is_ascii_digit());
            digits.parse().ok().filter(|number: &u16| plain && *number <= most)
        };
        let (hours, minutes) = text.split_once(':').ok_or_else(bad)?;
        Ok(TimeText(number(hours, 23).ok_or_else(bad)? * 60 + number(minutes, 59).ok_or_else(bad)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read<T: TryFrom<String, Error = String>>(text: &str) -> Result<T, String> {
        T::try_from(text.to_owned())
    }

    #[test]
    fn hexsides_name_two_hexes() {
        let slope: SlopeText = read("2106>2105").unwrap();
        assert_eq!((slope.high, slope.low), (Number::new(21, 6), Number::new(21, 5)));
        assert!(read::<SlopeText>("2106|2105").is_err());
        assert!(read::<SlopeText>("2106>21a5").unwrap_err().contains("`21a5` is no hex number"));
        assert!(read::<SideText>("1524|1523").is_ok());
        assert!(read::<SideText>("1524").unwrap_err().contains("no hexside"));
    }

    #[test]
    fn a_block_runs_from_corner_to_corner() {
        let block: BlockText = read("1402..1503").unwrap();
        let hexes: Vec<String> = block.hexes().map(|hex| hex.to_string()).collect();
        assert_eq!(hexes, ["1402", "1403", "1502", "1503"]);
        assert_eq!(read::<BlockText>("1402").unwrap().hexes().count(), 1);
        assert!(read::<BlockText>("1503..1402").is_err());
    }

    #[test]
    fn times_have_hours_and_minutes() {
        assert_eq!(read::<TimeText>("14:30").unwrap().0, 870);
        for bad in ["24:00", "7:00", "07:60", "0700", "+7:00"] {
            assert!(read::<TimeText>(bad).is_err(), "{bad}");
        }
    }
}
