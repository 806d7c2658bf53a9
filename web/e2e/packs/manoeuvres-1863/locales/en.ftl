pack-manoeuvres-title = Manoeuvres
pack-manoeuvres-summary = For tests of the browser: everything that a hand can do, in the first bound.
command-union = Union
command-confederacy = Confederacy
