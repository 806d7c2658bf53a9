const KEPT = 'grognard-theme';

export type Theme = 'light' | 'dark';

/** Dark or light: what the user chose, else what the system prefers. */
class ThemeChoice {
  private chosen: Theme | null = $state(null);
  private preferred: Theme = $state('light');

  constructor() {
    const kept = localStorage.getItem(KEPT);
    if (kept === 'light' || kept === 'dark') this.chosen = kept;
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    this.preferred = dark.matches ? 'dark' : 'light';
    dark.addEventListener('change', (event) => {
      this.preferred = event.matches ? 'dark' : 'light';
      this.show();
    });
    this.show();
  }

  get current(): Theme {
    return this.chosen ?? this.preferred;
  }

  toggle(): void {
    this.chosen = this.current === 'dark' ? 'light' : 'dark';
    localStorage.setItem(KEPT, this.chosen);
    this.show();
  }

  private show(): void {
    document.documentElement.dataset['theme'] = this.current;
  }
}

export const theme = new ThemeChoice();
