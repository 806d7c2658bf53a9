pack-open-field-title = An open field
pack-open-field-summary = A battle by rule: choose size, region and lists; lay the terrain, choose the armies, deploy, or let the computer do any of it.
