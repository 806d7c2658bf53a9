import type * as made from './generated/wire';
import type * as used from './types';

/** Fails to compile where what the server sends cannot be read as what the client takes it for. */
type Fits<Made extends Used, Used> = [Made, Used];

export type Agreement = [
  Fits<made.Label, used.Label>,
  Fits<made.Offer, used.Offer>,
  Fits<made.Gesture, used.Plan>,
  Fits<made.Complaint, used.Refusal>,
  Fits<made.Asked, used.Decision>,
  Fits<made.Line, used.WireLine>,
  Fits<made.Forecast, used.Preview>,
  Fits<made.Prospect, used.Prospect>,
  Fits<made.Standing, used.StandingQuestion>,
  Fits<made.Zone, used.Zone>,
  Fits<Omit<made.Moment, 'scene'>, Omit<used.Moment, 'scene'>>,
  Fits<Omit<made.Scene, 'lots'>, Omit<used.AreasScene, 'lots'>>,
  Fits<made.HexScene, used.HexScene>,
  Fits<made.TableScene, used.TableScene>,
];
