import { h } from '../dom.ts';

/** A command with a button that copies it. */
export function commandLine(command: string): HTMLElement {
  const button = h('button', { class: 'copy', type: 'button', 'aria-label': `copy ${command}` }, 'copy');
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    void copied(command).then((isDone) => {
      button.textContent = isDone ? 'copied' : 'press Ctrl-C';
      setTimeout(() => (button.textContent = 'copy'), 1500);
    });
  });
  return h('div', { class: 'command' }, h('code', {}, ...wordsOf(command)), button);
}

/** A line does not break within the name of an option. */
function wordsOf(command: string): readonly (HTMLElement | string)[] {
  return command
    .split(/(?<= )(?=--)|(?<=--[\w-]+)(?= )/u)
    .map((part) => (part.startsWith('--') ? h('span', { class: 'option' }, part) : part));
}

/** Pages opened from a file may have no clipboard; then the text is selected and copied as a user would. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = h('textarea', { class: 'offscreen' });
    area.value = text;
    document.body.append(area);
    area.select();
    const isDone = document.execCommand('copy');
    area.remove();
    return isDone;
  }
}
