/**
 * Code for a page that returns its texts with less contrast than 4.5 to 1 between color and background, which WCAG asks for
 * (level AA), as "class: ratio".
 */
export const lowContrast = `(() => {
  const least = 4.5;
  const channels = (color) => {
    const numbers = (/\\(([^)]*)\\)/.exec(color)?.[1] ?? '0 0 0 0').split(/[ ,\\/]+/).filter((part) => part !== 'srgb').map(Number);
    const scale = color.startsWith('color(') ? 255 : 1;
    return [...numbers.slice(0, 3).map((value) => value * scale), numbers[3] ?? 1];
  };
  const over = (top, below) => [0, 1, 2].map((i) => top[i] * top[3] + below[i] * (1 - top[3]));
  const luminance = (color) => {
    const [r, g, b] = color.map((value) => (value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const found = new Set();
  for (const element of document.querySelectorAll('#page *')) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '');
    if (!hasText || element.getBoundingClientRect().width === 0) continue;
    let opacity = 1;
    const backgrounds = [];
    for (let each = element; each !== null; each = each.parentElement) {
      const style = getComputedStyle(each);
      opacity *= Number(style.opacity);
      backgrounds.unshift(channels(style.backgroundColor));
    }
    const background = backgrounds.reduce((below, color) => over(color, below), [255, 255, 255]);
    const { color, fill } = getComputedStyle(element);
    const own = channels(element instanceof SVGElement ? fill : color);
    const shown = over([own[0], own[1], own[2], own[3] * opacity], background);
    const [dark, light] = [luminance(shown), luminance(background)].sort((a, b) => a - b);
    const ratio = (light + 0.05) / (dark + 0.05);
    if (ratio < least) found.add((element.getAttribute('class') ?? element.tagName) + ': ' + ratio.toFixed(2));
  }
  return [...found];
})()`;
