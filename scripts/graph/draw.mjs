// The pictures, as SVG with a paper of their own, so that they can be read on
// light and on dark pages.

import { BANDS } from './system.mjs';

const INK = '#2e2a25';
const STYLE = `
.title{font:italic 18px serif;fill:${INK}}.text{font:12px sans-serif;fill:${INK}}.band{font:italic 13px serif;fill:${INK}}
.name{font:14px sans-serif;fill:${INK};text-anchor:middle}.crate{fill:#f8f2e2;stroke:${INK}}.rules{fill:#dbe3ea}
.arrow{fill:none;stroke:${INK};stroke-opacity:.75;stroke-width:1.2}.head{fill:${INK}}
.grid{stroke:${INK};stroke-opacity:.13}.edge{stroke:${INK};stroke-opacity:.5}.shade{fill:${INK};fill-opacity:.05}
.self{fill:${INK};fill-opacity:.22}.plain{fill:${INK};stroke:${INK}}.joint{fill:#a39a88;stroke:#a39a88}
.cycle{fill:#b5651d;stroke:#b5651d}.against{fill:#a3141e;stroke:#a3141e}.ahead{fill:#efe6d0;stroke-width:1.6}`;

function svg(width, height, body) {
  const size = `width='${width}' height='${height}' viewBox='0 0 ${width} ${height}'`;
  const paper = `<rect width='${width}' height='${height}' fill='#efe6d0'/>`;
  return `<svg xmlns='http://www.w3.org/2000/svg' ${size}><style>${STYLE}</style>\n${paper}\n${body.join('\n')}\n</svg>\n`;
}

const text = (x, y, words, type = 'text', more = '') => `<text x='${x}' y='${y}' class='${type}'${more}>${words}</text>`;

/** Breaks words into lines of at most `width` characters. */
function wrap(words, width) {
  const lines = [''];
  for (const word of words.split(' ')) {
    if (lines.at(-1) && lines.at(-1).length + word.length + 1 > width) lines.push('');
    lines[lines.length - 1] += (lines.at(-1) && ' ') + word;
  }
  return lines;
}

// ---------------------------------------------------------------- crates

/**
 * Leaves out what follows from other arrows: if a needs b and b needs c,
 * that a needs c is not drawn.
 */
export function withoutShortcuts(needs) {
  const reaches = (from, to) => needs.get(from).some((next) => next === to || reaches(next, to));
  const direct = (from, to) => !needs.get(from).some((next) => next !== to && reaches(next, to));
  return new Map([...needs].map(([from, list]) => [from, list.filter((to) => direct(from, to))]));
}

/**
 * Rows from the top: whatever a crate needs stands in a lower row. Long arrows get a bend
 * in every row they cross.
 */
function layers(needs) {
  const height = (name) => Math.max(-1, ...needs.get(name).map(height)) + 1;
  const rows = [];
  const put = (row, item) => (rows[row] ??= []).push(item);
  const arrows = [];
  for (const name of [...needs.keys()].sort()) put(height(name), { name, down: [] });
  const find = (name) => rows[height(name)].find((item) => item.name === name);
  for (const [from, list] of [...needs].sort())
    for (const to of list) {
      const way = [find(from)];
      for (let row = height(from) - 1; row > height(to); row--) {
        const bend = { down: [] };
        put(row, bend);
        way.push(bend);
      }
      way.push(find(to));
      way.forEach((item, at) => at > 0 && way[at - 1].down.push(item));
      arrows.push(way);
    }
  return { rows: rows.reverse(), arrows };
}

/** Moves everything towards what it is joined to, row by row, keeping a distance. */
function settle(rows, width, gap) {
  const up = (item) => rows.flat().filter((other) => other.down.includes(item));
  const mean = (items, otherwise) => (items.length ? items.reduce((sum, each) => sum + each.x, 0) / items.length : otherwise);
  const wide = (item) => (item.name ? width + gap : gap);
  rows.forEach((row) => row.forEach((item, at) => (item.x = (at - (row.length - 1) / 2) * (width + gap))));
  for (let turn = 0; turn < 24; turn++)
    for (const row of turn % 2 ? [...rows].reverse() : rows) {
      for (const item of row) item.wish = mean(turn % 2 ? item.down : up(item), mean([...item.down, ...up(item)], item.x));
      row.sort((a, b) => a.wish - b.wish || ((a.name ?? '') < (b.name ?? '') ? -1 : 1));
      // Pushed apart once to the right and once to the left; the middle of both
      // is as near to the wishes.
      const apart = (at) => (wide(row[at]) + wide(row[at + 1])) / 2;
      const right = row.map((item) => item.wish);
      const left = [...right];
      for (let at = 1; at < row.length; at++) right[at] = Math.max(right[at], right[at - 1] + apart(at - 1));
      for (let at = row.length - 2; at >= 0; at--) left[at] = Math.min(left[at], left[at + 1] - apart(at));
      row.forEach((item, at) => (item.x = (left[at] + right[at]) / 2));
    }
}

/** The crates and what each needs, from the top downwards. */
export function crateGraph(needs, systems) {
  const [width, height, gap, step] = [96, 30, 28, 84];
  const { rows, arrows } = layers(withoutShortcuts(needs));
  settle(rows, width, gap);
  const all = rows.flat();
  const left = Math.min(...all.map((item) => item.x)) - width / 2 - 30;
  rows.forEach((row, at) => row.forEach((item) => ((item.x = Math.round(item.x - left)), (item.y = 84 + at * step))));
  const total = Math.max(480, ...all.map((item) => item.x + width / 2 + 30));
  const shift = Math.round((total - Math.max(...all.map((item) => item.x + width / 2 + 30))) / 2);
  for (const item of all) item.x += shift;
  const curve = (way) =>
    way.slice(1).reduce((path, item, at) => {
      const from = way[at].y + (way[at].name ? height / 2 : 0);
      const to = item.y - (item.name ? height / 2 + 7 : 0);
      const half = Math.round((from + to) / 2);
      return `${path}${at ? '' : `M${way[0].x} ${from}`}C${way[at].x} ${half} ${item.x} ${half} ${item.x} ${to}`;
    }, '');
  const frame = `viewBox='0 0 8 8' refX='1' refY='4' markerWidth='8' markerHeight='8' orient='auto'`;
  const head = `<marker id='head' ${frame}><path d='M0 0L8 4L0 8z' class='head'/></marker>`;
  const box = ({ name, x, y }) => {
    const kind = systems.includes(name) ? 'crate rules' : 'crate';
    const shape = `<rect x='${x - width / 2}' y='${y - height / 2}' width='${width}' height='${height}' rx='3' class='${kind}'/>`;
    return shape + text(x, y + 5, name, 'name');
  };
  return svg(total, 84 + (rows.length - 1) * step + height / 2 + 30, [
    `<defs>${head}</defs>`,
    text(30, 32, 'The crates: an arrow leads to what a crate needs', 'title'),
    text(30, 50, 'Blue: rules systems. What follows from other arrows is left out.'),
    ...arrows.map((way) => `<path d='${curve(way)}' class='arrow' marker-end='url(#head)'/>`),
    ...all.filter((item) => item.name).map(box),
  ]);
}

// ---------------------------------------------------------------- modules

/** The matrix of a system: a dot where the module of the row uses the module of the column. */
export function matrix(graph, captions, kindOf) {
  const [cell, left, top] = [17, 176, 172];
  const names = graph.modules.map((module) => module.key);
  const side = names.length * cell;
  const middle = (at) => at * cell + cell / 2;
  const body = [text(24, 34, `${graph.name}: who uses whom`, 'title'), `<g transform='translate(${left} ${top})'>`];
  BANDS.filter((band) => graph.modules.some((module) => module.band === band)).forEach((band, turn) => {
    const from = graph.modules.findIndex((module) => module.band === band) * cell;
    const long = graph.modules.filter((module) => module.band === band).length * cell;
    const cross = `M0 ${from}h${side}v${long}h${-side}zM${from} 0v${side}h${long}v${-side}z`;
    if (turn % 2 === 0) body.push(`<path d='${cross}' class='shade'/>`);
    body.push(`<path d='M-150 ${from}H${side}M${from} -120V${side}' class='edge'/>`);
    body.push(text(-150, from + 12, band, 'band'));
    // Above the columns there is room for the name only if the band is wide.
    if (long > band.length * 6) body.push(text(from + 4, -108, band, 'band'));
  });
  graph.modules.forEach(({ name }, at) => {
    body.push(`<path d='M0 ${at * cell}H${side}M${at * cell} 0V${side}' class='grid'/>`);
    body.push(`<rect x='${at * cell}' y='${at * cell}' width='${cell}' height='${cell}' class='self'/>`);
    body.push(text(-6, middle(at) + 4, name, 'text', ` text-anchor='end'`));
    body.push(text(0, 0, name, 'text', ` transform='translate(${middle(at) + 4} -6) rotate(-90)'`));
  });
  for (const edge of graph.edges) {
    const [row, column] = [names.indexOf(edge.from), names.indexOf(edge.to)];
    const size = edge.paths ? 5 : 3.5;
    const ahead = graph.band(edge.from) === 'rulebook' && graph.band(edge.to) === 'rulebook' && column > row;
    // Not how often: the picture is to change only if the code does.
    const how = `${edge.from} uses ${edge.to} by ${edge.paths ? 'name' : 'method'}`;
    const place = `cx='${middle(column)}' cy='${middle(row)}' r='${ahead ? size - 0.8 : size}'`;
    body.push(`<circle ${place} class='${kindOf(edge)}${ahead ? ' ahead' : ''}'><title>${how}</title></circle>`);
  }
  body.push(`<path d='M0 0h${side}v${side}h${-side}z' class='edge' fill='none'/></g>`);
  const width = Math.max(left + side + 24, 760);
  const legend = [
    ['plain', 'uses by name; a small dot: only by calling methods'],
    ['plain ahead', 'a chapter uses a later chapter of the book'],
    ['joint', 'a joint: made of what the chapters own, or fulfils the contract by them; closes no cycle'],
    ['cycle', 'part of a cycle'],
    ['against', 'against the rule, or allowed only for a time: rules or machinery read face or mind'],
  ];
  let y = top + side + 28;
  for (const [kind, words] of legend) {
    body.push(`<circle cx='30' cy='${y - 4}' r='4.5' class='${kind}'/>`, text(44, y, words));
    y += 19;
  }
  const lines = captions.flatMap((caption) => wrap(caption, Math.floor((width - 48) / 6.2)));
  for (const line of lines.length ? lines : ['No cycles.']) body.push(text(24, (y += 19) - 12, line));
  return svg(width, y + 8, body);
}
