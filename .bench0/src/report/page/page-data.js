export const highlightClasses = ['comment', 'string', 'number', 'keyword', 'regexp', 'type'];
