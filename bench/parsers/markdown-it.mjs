import markdownIt from 'markdown-it';

const markdown = markdownIt();

export const parse = (text) => markdown.parse(text, {});
