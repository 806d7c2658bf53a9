import { INK, PAPER, ROOF } from './inks';

const YARD = '#e6dcc0';
const SHADOW = '#3b3527';
const STONE = '#c9bda2';

const shadowed = (outline: string) =>
  `<path d="${outline}" fill="${SHADOW}" opacity=".32" transform="translate(1.8,2)"/>`;

const roofed = (outline: string, ridges: string) =>
  `${shadowed(outline)}<path d="${outline}" fill="${ROOF}" stroke="${INK}" stroke-width="1"/>` +
  `<path d="${ridges}" fill="none" stroke="${INK}" stroke-width=".5" opacity=".6"/>`;

/** Houses and stables on two sides of an open yard. */
const FARM =
  roofed('M-12,-9h17v6.5h-10.5v10.5h-6.5z', 'M-9,-5.8H5M-8.8,-5.6V8') +
  roofed('M1,3h11v6h-11z', 'M1,6h11');

/** Four wings round a yard, a gate with a pigeon loft, a walled garden beside it. */
const WALLED_FARM =
  `<path d="M18,-13h17v24h-17z" fill="#c9cda6" opacity=".75" stroke="${STONE}" stroke-width="1.6"/>` +
  `<path d="M18,-13h17v24h-17z" fill="none" stroke="${INK}" stroke-width=".5"/>` +
  [22.5, 30.5]
    .flatMap((x) => [-8, -1, 6].map((y) => `<use href="#bush" transform="translate(${x},${y})"/>`))
    .join('') +
  shadowed('M-19,-16h38v32h-38z') +
  `<rect x="-19" y="-16" width="38" height="32" fill="${ROOF}" stroke="${INK}" stroke-width="1.2"/>` +
  `<path d="M-19,-16L-10,-7.5M19,-16L10,-7.5M-19,16L-10,7.5M19,16L10,7.5M-14.5,-11.8H14.5V11.8H-14.5z" fill="none" stroke="${INK}" stroke-width=".5" opacity=".6"/>` +
  `<rect x="-10" y="-7.5" width="20" height="15" fill="${YARD}" stroke="${INK}" stroke-width=".9"/>` +
  `<rect x="-3" y="7.5" width="6" height="9.2" fill="${YARD}"/><path d="M-3,7.5v8.6M3,7.5v8.6" stroke="${INK}" stroke-width=".9"/>` +
  `<rect x="-4.6" y="9" width="9.2" height="6" fill="#8f3a2b" stroke="${INK}" stroke-width=".9"/><path d="M0,9v-5.4" stroke="${INK}" stroke-width="1"/>`;

const MILL =
  roofed('M-13,-7h18v13h-18z', 'M-13,-.5h18') +
  `<circle cx="8.6" cy="0" r="6" fill="none" stroke="${INK}" stroke-width="1.6"/>` +
  `<path d="M2.6,0h12M8.6,-6v12M4.4,-4.2l8.4,8.4M12.8,-4.2l-8.4,8.4" stroke="${INK}" stroke-width=".8"/>`;

const WINDMILL =
  shadowed('M-4.6,8L-3,-3h6L4.6,8z') +
  `<path d="M-4.6,8L-3,-3h6L4.6,8z" fill="${YARD}" stroke="${INK}" stroke-width="1"/>` +
  `<path d="M-3.6,-3q3.6,-5.6 7.2,0z" fill="${ROOF}" stroke="${INK}" stroke-width=".8"/>` +
  `<path d="M-10,-13L10,7M10,-13L-10,7" stroke="${INK}" stroke-width="1.1"/>` +
  `<path d="M-10,-13l3.4,-.6l5.4,6.2M10,-13l.6,3.4l-6.2,5.4M10,7l-3.4,.6l-5.4,-6.2M-10,7l-.6,-3.4l6.2,-5.4" fill="${PAPER}" opacity=".9" stroke="${INK}" stroke-width=".6"/>`;

const CHAPEL =
  roofed('M-7,-4.5h15v9h-15z', 'M-7,0h15') +
  `<rect x="-11.4" y="-4" width="6.6" height="8" fill="#8f3a2b" stroke="${INK}" stroke-width="1"/>` +
  `<path d="M-8,-4v-8.6M-10.6,-9.8h5.2" stroke="${INK}" stroke-width="1.3"/>`;

/** Single buildings, drawn round their middle, seen from the south. */
export const BUILDINGS = {
  farm: FARM,
  'walled-farm': WALLED_FARM,
  mill: MILL,
  windmill: WINDMILL,
  chapel: CHAPEL,
} as const;
