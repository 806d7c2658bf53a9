/** The colours of the printed sheet. They stay the same in light and dark: paper is paper. */
export const INK = '#2e2a25';
export const PAPER = '#efe6d0';
export const PAPER_SHADE = '#e2d5b6';
export const WATER = '#b7cbd0';
export const BANK = '#5f7f8c';
export const WOOD_FLOOR = '#c9cda6';
export const WOOD = '#7d8a5b';
export const WOOD_LIGHT = '#93a06c';
export const ROAD_EDGE = '#6e3322';
export const ROAD_BED = '#f2c78a';
export const MINOR_ROAD = '#6b4f31';
export const ROOF = '#b4503c';
export const HACHURE = '#5d5040';
export const BORDER = '#6f5d3f';
export const FIELD = ['#e0d09a', '#e9dcae', '#d3d2a0', '#e6cb9c', '#dccfae'] as const;
