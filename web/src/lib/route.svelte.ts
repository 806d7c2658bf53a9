/** Two places: the lobby at `/`, a table at `/table/ID#KEY`. */
export type Place = { name: 'lobby' } | { name: 'table'; battle: string; key: string | null };

export function placeOf(path: string, hash: string): Place {
  const match = /^\/table\/([^/]+)\/?$/.exec(path);
  if (!match?.[1]) return { name: 'lobby' };
  return {
    name: 'table',
    battle: decodeURIComponent(match[1]),
    key: hash.length > 1 ? hash.slice(1) : null,
  };
}

class Route {
  place: Place = $state.raw(placeOf(location.pathname, location.hash));

  constructor() {
    window.addEventListener('popstate', () => this.read());
    window.addEventListener('hashchange', () => this.read());
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.read();
  }

  /** Follows a link of the page without loading it again, unless the user wants it elsewhere. */
  follow(event: MouseEvent, address: string): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    this.go(address);
  }

  private read(): void {
    this.place = placeOf(location.pathname, location.hash);
  }
}

export const route = new Route();
