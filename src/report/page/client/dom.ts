type Child = Node | string | number | undefined | null | false;
type Attributes = Readonly<Record<string, string | number | boolean | undefined | ((event: Event) => void)>>;

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Makes an element. Texts become text nodes, so that no data is ever read as markup. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  return filled(document.createElement(tag), attributes, children);
}

export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[Tag] {
  return filled(document.createElementNS(svgNamespace, tag), attributes, children);
}

function filled<Made extends Element>(element: Made, attributes: Attributes, children: readonly Child[]): Made {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name, value);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  for (const child of children) {
    if (child !== undefined && child !== null && child !== false)
      element.append(typeof child === 'number' ? String(child) : child);
  }
  return element;
}

/** Sets a custom property of the style: the policy of the page forbids style attributes. */
export function withProperty<Made extends HTMLElement | SVGElement>(element: Made, name: string, value: string): Made {
  element.style.setProperty(name, value);
  return element;
}
