// The modules of a rules system: in which band of the picture each stands, which uses which, and
// where they go in circles.

import { readFileSync } from 'node:fs';
import { callsOf, implsOf, lineOf, pathsOf, sourcesOf } from './rust.mjs';

/** From the book to the machinery. `contract` joins all of it to the kernel. */
export const BANDS = ['rulebook', 'edition', 'engine', 'contract', 'face', 'mind', 'pack'];
/** These folders are drawn file by file. */
const OPEN = ['engine', 'face', 'mind'];
/**
 * Machinery by the names of its files, for what does not lie in a folder yet; drawn in this order.
 */
const MACHINERY = {
  engine: 'rules names terrain pieces charts spec battle agenda step order event position storage play disguise view drill fuzz',
  contract: 'system secrets',
  face: 'present plans preview forecast staging account',
  mind: 'judgement habits courses drilled',
};
const machinery = (name) => BANDS.find((band) => MACHINERY[band]?.split(' ').includes(name));

/**
 * Methods of the standard library that ours are called like: who calls them
 * cannot be told by the name.
 */
const STANDARD = new Set(
  `add all any clone cmp contains count drain entry eq extend fill filter find first fold front get index insert into
  is_empty iter join key keys last len map max min name next pop position push remove replace retain rev skip sort split
  step sum swap take text then truncate values zip`.split(/\s+/),
);

/**
 * The chapters in the order of the book: words in code style in the paragraph of `lib.rs`
 * that speaks of chapters.
 */
export function chaptersOf(lib) {
  const doc = [...lib.matchAll(/^\/\/! ?(.*)$/gm)].map((line) => line[1]).join('\n');
  const paragraph = doc.split('\n\n').find((text) => /\bchapter\b/.test(text)) ?? '';
  return [...paragraph.matchAll(/`(\w+)`/g)].map((word) => word[1]);
}

/** Tells to which module a path inside a crate leads. */
function atlas(files, chapters) {
  const known = new Set(files.map((file) => file.inside.join('/')));
  const modules = new Map();
  const module = ([top, next]) => {
    if (!known.has(top)) return null;
    let [band, name] = [BANDS.includes(top) ? top : (machinery(top) ?? 'rulebook'), top];
    if (chapters.includes(top)) band = 'rulebook';
    if (OPEN.includes(top) && known.has(`${top}/${next}`)) name = next;
    if (machinery(name) === 'contract') band = 'contract';
    const key = OPEN.includes(band) && name !== band ? `${band}/${name}` : name;
    if (!modules.has(key)) modules.set(key, { key, band, name });
    return key;
  };
  // Names that lib.rs, or the mod.rs of an open folder, hands on from a deeper module.
  const handed = new Map();
  for (const { inside, code } of files.filter((file) => file.inside.length === 0 || OPEN.includes(file.inside.join('/'))))
    for (const { path, use } of pathsOf(code))
      if (use && path[0] !== 'super')
        handed.set([...inside, path.at(-1)].join('/'), path[0] === 'crate' ? path.slice(1) : [...inside, ...path]);
  const resolve = (path, trust = 4) => {
    const start = path.slice(0, OPEN.includes(path[0]) ? 2 : 1).join('/');
    const further = !known.has(start) && trust > 0 && handed.get(start);
    return further ? resolve(further, trust - 1) : module(path);
  };
  return { modules, known, module, resolve };
}

/** Which file's path, seen from a file, is meant; nothing if it is of another crate. */
function absolute(path, inside, known) {
  const ups = path.filter((word) => word === 'super').length;
  if (path[0] === 'crate') return path.slice(1);
  if (path[0] === 'super') return [...inside.slice(0, inside.length - ups), ...path.slice(ups)];
  const child = path[0] === 'self' ? path.slice(1) : path;
  return known.has([...inside, child[0]].join('/')) ? [...inside, ...child] : null;
}

/**
 * Where methods are at home, by name and by type and name; a name that is at
 * home twice tells nothing.
 */
function methodsOf(files, foreign) {
  const [byName, byType] = [new Map(), new Map()];
  const put = (map, key, home) => map.set(key, (map.get(key) ?? new Set()).add(home));
  for (const name of foreign) put(byName, name, 'another crate');
  for (const file of files)
    for (const { inherent, type, methods } of (file.impls = implsOf(file.code)))
      for (const { name, seen } of methods) {
        if (inherent) put(byType, `${type}.${name}`, file.module);
        if (!inherent) put(byName, name, 'a trait');
        else if (seen) put(byName, name, file.module);
      }
  const only = (homes) => (homes?.size === 1 ? [...homes][0] : null);
  return (file, { name, own, at }) => {
    const block = file.impls.find(({ start, end }) => start < at && at < end);
    const home = own && only(byType.get(`${block?.type}.${name}`));
    if (home) return home;
    const hidden = file.impls.some(({ methods }) => methods.some((method) => method.name === name));
    return hidden || STANDARD.has(name) ? null : only(byName.get(name));
  };
}

/**
 * The graph of a system: `modules` in the order in which they are drawn, and `edges` with
 * how often and where first.
 */
export function systemGraph(name, neighbours) {
  const chapters = chaptersOf(readFileSync(`crates/${name}/src/lib.rs`, 'utf8'));
  const files = sourcesOf(name);
  const { modules, known, module, resolve } = atlas(files, chapters);
  for (const file of files) file.module = module(file.inside);
  const foreign = neighbours.flatMap((crate) => sourcesOf(crate)).flatMap((file) => implsOf(file.code));
  const homeOf = methodsOf(files, foreign.flatMap((block) => block.methods.map((method) => method.name)));

  const edges = new Map();
  const note = (file, to, kind, at) => {
    if (!file.module || !modules.has(to) || to === file.module) return;
    const key = `${file.module} ${to}`;
    const first = () => ({ from: file.module, to, paths: 0, calls: 0, at: `${file.path}:${lineOf(file.code, at)}` });
    if (!edges.has(key)) edges.set(key, first());
    edges.get(key)[kind]++;
  };
  for (const file of files) {
    for (const { path, at } of pathsOf(file.code)) {
      const target = absolute(path, file.inside, known);
      if (target) note(file, resolve(target), 'paths', at);
    }
    for (const call of callsOf(file.code)) note(file, homeOf(file, call), 'calls', call.at);
  }
  const place = ({ band, name }) => {
    const order = band === 'rulebook' ? chapters : (MACHINERY[band] ?? '').split(' ');
    const at = order.indexOf(name);
    return [BANDS.indexOf(band), name === band ? -1 : at < 0 ? order.length : at];
  };
  // The mod.rs of a folder is drawn only if there is more in it than a list of files.
  const busy = new Set([...edges.values()].flatMap(({ from, to }) => [from, to]));
  const shown = [...modules.values()].filter(({ key, band, name }) => busy.has(key) || !(OPEN.includes(band) && name === band));
  const sorted = shown.sort((a, b) => {
    const [one, other] = [place(a), place(b)];
    return one[0] - other[0] || one[1] - other[1] || (a.name < b.name ? -1 : 1);
  });
  const at = (key) => sorted.findIndex((module) => module.key === key);
  const list = [...edges.values()].sort((a, b) => at(a.from) - at(b.from) || at(a.to) - at(b.to));
  return { name, modules: sorted, band: (key) => modules.get(key).band, edges: list };
}

/**
 * The sets of two or more modules that all reach one another (Tarjan), each
 * sorted as the modules are.
 */
export function cyclesOf(nodes, edges) {
  const [index, low, stack, found] = [new Map(), new Map(), [], []];
  const lower = (node, value) => low.set(node, Math.min(low.get(node), value));
  const visit = (node) => {
    index.set(node, index.size);
    low.set(node, index.get(node));
    stack.push(node);
    for (const { to } of edges.filter(({ from }) => from === node)) {
      if (!index.has(to)) {
        visit(to);
        lower(node, low.get(to));
      } else if (stack.includes(to)) lower(node, index.get(to));
    }
    if (low.get(node) === index.get(node)) found.push(stack.splice(stack.indexOf(node)));
  };
  for (const node of nodes) if (!index.has(node)) visit(node);
  const cycles = found.filter((cycle) => cycle.length > 1).map((cycle) => nodes.filter((node) => cycle.includes(node)));
  return cycles.sort((a, b) => nodes.indexOf(a[0]) - nodes.indexOf(b[0]));
}

/** Uses without which there are no cycles: few of them, and thin ones, found step by step. */
export function cutsOf(nodes, edges) {
  const tangle = (list) => cyclesOf(nodes, list).reduce((sum, cycle) => sum + cycle.length ** 2, 0);
  const uses = (edge) => edge.paths + edge.calls;
  const without = (list, edge) => list.filter((other) => other !== edge);
  let [left, cuts] = [edges, []];
  for (let before; (before = tangle(left)) > 0; ) {
    const cycles = cyclesOf(nodes, left);
    const inside = left.filter(({ from, to }) => cycles.some((cycle) => cycle.includes(from) && cycle.includes(to)));
    // What loosens the tangle most for each place that must be changed; if nothing
    // does at once, the thinnest.
    const gain = new Map(inside.map((edge) => [edge, (before - tangle(without(left, edge))) / (3 + uses(edge))]));
    const [best] = inside.sort((a, b) => gain.get(b) - gain.get(a) || uses(a) - uses(b));
    left = without(left, best);
    cuts.push(best);
  }
  // Some early cuts turn out to be needless.
  for (const edge of [...cuts]) {
    if (tangle([...left, edge]) > 0) continue;
    left = [...left, edge];
    cuts = without(cuts, edge);
  }
  return cuts;
}
