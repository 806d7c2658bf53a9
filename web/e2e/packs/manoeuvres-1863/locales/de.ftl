pack-manoeuvres-title = Manöver
pack-manoeuvres-summary = Für Versuche im Browser: alles, was eine Hand tun kann, gleich im ersten Zug.
command-union = Union
command-confederacy = Konföderation
