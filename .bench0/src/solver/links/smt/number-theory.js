export const int32Bounds = { min: -(2 ** 31), max: 2 ** 31 - 1 };
