export const differenceClasses = ['value', 'acceptance', 'error', 'time'];
