import markdownIt from 'markdown-it';

const markdown = markdownIt();

export const run = (text) => markdown.render(text);
