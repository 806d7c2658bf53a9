//! The limits that chapters name in passing: how many stand in a hex, how far somebody commands or
//! goes back, how much is reorganized.

/// Stacking.
#[derive(Clone, Copy, Debug)]
pub struct StackingChart {
    /// Any units (3.21).
    pub units: u8,
    /// Units of one division (3.22).
    pub division: u8,
    /// Units under a leader (3.23).
    pub led: u8,
    /// Vedettes on top of that (3.24).
    pub vedettes: u8,
}

/// Leaders.
#[derive(Clone, Copy, Debug)]
pub struct LeaderChart {
    /// How far a commander commands (6.4).
    pub commander: u8,
    /// How far an officer commands (6.4).
    pub officer: u8,
    /// A captured officer comes back after so many turns (5.52).
    pub back: u8,
    /// The initiative of whoever replaces an officer-commander (5.52).
    pub substitute: u8,
}

/// Retreats that no table names.
#[derive(Clone, Copy, Debug)]
pub struct WithdrawalChart {
    /// Before combat: cavalry and vedettes, horse artillery alone (10.21, 10.22).
    pub evading: [u8; 2],
    /// After a repulse (9.21).
    pub repulsed: u8,
}

/// Reorganization.
#[derive(Clone, Copy, Debug)]
pub struct ReorganizationChart {
    /// Units that a leader brings back in a turn (22.22).
    pub units: u8,
    /// Vedettes that he does (22.25).
    pub vedettes: u8,
    /// The lowest die that loses a unit of a demoralized formation for good (21.2).
    pub lost: u8,
}

/// What this file knows.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Stacking.
    pub stacking: StackingChart,
    /// Leaders.
    pub leaders: LeaderChart,
    /// Retreats that no table names.
    pub withdrawal: WithdrawalChart,
    /// Reorganization.
    pub reorganization: ReorganizationChart,
}
