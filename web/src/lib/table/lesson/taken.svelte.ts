const kept = (key: string) => `grognard-lesson-${key}`;
const place = (key: string) => `grognard-lesson-${key}-at`;

/** How far this browser has got in each lesson. */
class LessonsTaken {
  private steps: Record<string, number> = $state({});

  /** The step to go on with; all are done once it is past the last. */
  stepOf(key: string): number {
    return this.steps[key] ?? this.read(key);
  }

  private read(key: string): number {
    if (localStorage.getItem(kept(key)) === 'done') return Infinity;
    return Number(localStorage.getItem(place(key)) ?? 0);
  }

  goTo(key: string, step: number): void {
    this.steps[key] = step;
    localStorage.setItem(place(key), String(step));
  }

  finish(key: string): void {
    this.steps[key] = Infinity;
    localStorage.setItem(kept(key), 'done');
    localStorage.removeItem(place(key));
  }

  again(key: string): void {
    localStorage.removeItem(kept(key));
    this.goTo(key, 0);
  }
}

export const taken = new LessonsTaken();
