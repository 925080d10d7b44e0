export const noErrorRules = { rejections: [], failures: [], harnessFile: undefined };
