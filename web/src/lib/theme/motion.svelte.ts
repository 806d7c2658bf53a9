const KEPT = 'grognard-motion';

/** Whether things move on the map: as the user chose; the system's wish is heeded in any case. */
class MotionChoice {
  on: boolean = $state(localStorage.getItem(KEPT) !== 'off');

  toggle(): void {
    this.on = !this.on;
    localStorage.setItem(KEPT, this.on ? 'on' : 'off');
  }
}

export const motion = new MotionChoice();
