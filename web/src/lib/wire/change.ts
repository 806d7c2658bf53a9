import type { ChangeFrame, Scene, StateFrame } from './types';

/**
 * The state that a change leads to: what it leaves out is as it was. The known
 * state itself is not touched.
 */
export function broughtUpToDate(known: StateFrame, change: ChangeFrame): StateFrame {
  const { type: _, scene_change, ...parts } = change;
  const scene = scene_change
    ? changedScene(known.scene, scene_change)
    : (parts.scene ?? known.scene);
  return { ...known, ...parts, scene };
}

/** A scene with some parts new, and some items of its lists. */
function changedScene(
  known: Scene,
  { parts, items }: NonNullable<ChangeFrame['scene_change']>,
): Scene {
  const scene: Record<string, unknown> = { ...known, ...parts };
  for (const [name, places] of Object.entries(items ?? {})) {
    const list = scene[name];
    if (Array.isArray(list))
      scene[name] = list.map((item: unknown, place) =>
        String(place) in places ? places[String(place)] : item,
      );
  }
  return scene as unknown as Scene;
}
