// Classes: instances are made with `new` and used.

/* oxlint-disable */

function bug(): never {
  return (null as any).x;
}

export const reported: readonly string[] = [];

/** What is run of classes beside themselves. */
export const members: readonly string[] = [
  'Point.move',
  'Point.prototype.label',
  'Point.parse',
  'Point.sum',
  'Child.add',
];

export class Point {
  constructor(
    readonly x: number,
    private readonly y: number,
  ) {
    if (x === 4321) bug();
  }

  static parse(text: string): Point {
    if (text === 'p') bug();
    return new Point(text.length, 0);
  }

  move(by: number): number {
    if (this.x === 5 && by === 6) bug();
    return this.y + by;
  }

  label(name: string): string {
    if (this.y === 7 && name === 'here') bug();
    return name;
  }

  get sum(): number {
    if (this.x === 11 && this.y === 12) bug();
    return this.x;
  }
}

class Base {
  constructor(protected readonly start: number) {}
}

export class Child extends Base {
  add(n: number): number {
    if (this.start === 3 && n === 4) bug();
    return n;
  }
}

export class Door {
  private isOpen = false;
  private code = 0;

  open(): void {
    this.isOpen = true;
  }

  set pin(code: number) {
    this.code = code;
  }

  enter(): void {
    if (this.isOpen && this.code === 77) bug();
  }
}
