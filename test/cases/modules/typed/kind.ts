export enum Kind {
  Circle = 'circle',
  Square = 'square',
}
