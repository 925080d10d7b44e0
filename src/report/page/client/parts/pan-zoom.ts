import { h, svg } from '../dom.ts';

const step = 1.3;

/** The size of a drawing, and the height at which it begins on the left. */
interface DrawingSize {
  readonly width: number;
  readonly height: number;
  readonly start: number;
}

/** A smaller scale cannot be read. */
const leastReadable = 0.8;

/** A drawing that can be moved by dragging, and zoomed by wheel, buttons and keys (+, -, 0, arrows). */
export function panZoom(drawing: SVGGElement, size: DrawingSize): HTMLElement {
  const group = svg('g', {}, drawing);
  const canvas = svg('svg', { class: 'canvas', tabindex: 0, role: 'img', 'aria-label': 'drawing' }, group);
  let [x, y, scale] = [0, 0, 1];
  const apply = (): void => group.setAttribute('transform', `translate(${x} ${y}) scale(${scale})`);
  const zoom = (factor: number, cx = canvas.clientWidth / 2, cy = canvas.clientHeight / 2): void => {
    const next = Math.min(4, Math.max(0.02, scale * factor));
    x = cx - ((cx - x) * next) / scale;
    y = cy - ((cy - y) * next) / scale;
    scale = next;
    apply();
  };
  const fit = (least = 0.02): void => {
    const [width, height] = [canvas.clientWidth || 800, canvas.clientHeight || 500];
    scale = Math.max(least, Math.min(1.2, (width - 40) / size.width, (height - 40) / size.height));
    x = 20;
    const isWhole = size.height * scale <= height;
    y = isWhole ? (height - size.height * scale) / 2 : height / 2 - size.start * scale;
    apply();
  };
  canvas.addEventListener('wheel', (event) => {
    event.preventDefault();
    const box = canvas.getBoundingClientRect();
    zoom(event.deltaY < 0 ? step : 1 / step, event.clientX - box.left, event.clientY - box.top);
  });
  canvas.addEventListener('pointerdown', (event) => canvas.setPointerCapture(event.pointerId));
  canvas.addEventListener('pointermove', (event) => {
    if (!canvas.hasPointerCapture(event.pointerId)) return;
    x += event.movementX;
    y += event.movementY;
    apply();
  });
  const moves: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [40, 0],
    ArrowRight: [-40, 0],
    ArrowUp: [0, 40],
    ArrowDown: [0, -40],
  };
  canvas.addEventListener('keydown', (event) => {
    const move = moves[event.key];
    if (move !== undefined) {
      x += move[0];
      y += move[1];
      apply();
    } else if (event.key === '+' || event.key === '=') zoom(step);
    else if (event.key === '-') zoom(1 / step);
    else if (event.key === '0') fit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  // A large tree is easier to read from its root than as a whole.
  requestAnimationFrame(() => fit(leastReadable));
  return h(
    'div',
    { class: 'pan-zoom' },
    h(
      'div',
      { class: 'zoom-buttons' },
      zoomButton('+', 'zoom in', () => zoom(step)),
      zoomButton('\u2212', 'zoom out', () => zoom(1 / step)),
      zoomButton('fit', 'fit', () => fit()),
    ),
    canvas,
  );
}

function zoomButton(text: string, label: string, act: () => void): HTMLElement {
  return h('button', { type: 'button', class: 'chip', 'aria-label': label, click: act }, text);
}
