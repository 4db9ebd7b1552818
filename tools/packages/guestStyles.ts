// The same styles for a page whose own rules stand in no cascade layer: there any rule for `a` or `p` would win over ours.
import postcss, { type AtRule, type Container, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** How much stronger the rules of a layer are made than any rule for elements and classes: the layers' order, as specificity. */
const STRENGTH: Readonly<Record<string, number>> = { reset: 1, ui: 2, features: 3 };

/** What is ours: an element with a class of ours, and what is in it. */
const OURS = ':is([class*="cp-ui-"],[class*="cp-features-"])';

const STRONGER = ':not(#cp)';

/**
 * Takes what the page says about our elements back to what browsers say. What a site puts into a part of ours has a class of
 * its own and keeps its looks; a drawing's attributes count as the page's rules, so drawings are left alone.
 */
const CLEAN = `:where(${OURS},${OURS} :is(:not([class]),[class^="react-aria"])):where(:not(svg,svg *))${STRONGER}{all:revert}`;

/** Text inherits across any border: our outermost elements begin anew. */
const GROUND = `${OURS}:not(${OURS} *)${STRONGER}{font-style:normal;font-weight:400;letter-spacing:normal;word-spacing:normal;text-transform:none;text-indent:0;text-align:start;text-shadow:none;white-space:normal;visibility:visible;list-style:disc;cursor:auto}`;

/** What text inherits, of all that the page's own rule for `body` says. */
const INHERITED = /^(?:color|font|line-height|text-autospace|overflow-wrap|-webkit-font)/;

/** Rewrites a style sheet without layers. Its reset reaches our own elements only, and its lengths follow `--cp-rem`. */
export function guestStyles(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('layer', (layer) => {
    if (!layer.nodes) {
      layer.remove();
      return;
    }
    const name = layer.params.trim();
    layer.walkRules((rule) => rewrite(rule, name));
    layer.replaceWith(layer.nodes);
  });
  sheet.walkDecls((declaration) => {
    if (isInCondition(declaration.parent)) return;
    declaration.value = declaration.value.replace(/(?<![\w.-])(-?\d*\.?\d+)rem\b/g, (_length, count: string) => `calc(${count} * var(--cp-rem, 1rem))`);
  });
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  return sheet.toString();
}

/** The same for the ground: it stands before all other style sheets of ours. */
export const guestBase = (css: string): string => `${CLEAN}\n${GROUND}\n${guestStyles(css)}`;

function rewrite(rule: Rule, layer: string): void {
  if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return;
  const stronger = STRONGER.repeat(STRENGTH[layer] ?? 0);
  if (layer === 'reset') {
    if (rule.selector === 'body') for (const node of rule.nodes) if (node.type === 'decl' && !INHERITED.test(node.prop)) node.remove();
    const selectors = rule.selectors.flatMap((selector) => inOurs(selector, stronger));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  } else if (layer === 'theme') {
    // Tokens must stay weaker than a site's own theme, whichever of the two loads first.
    rule.selectors = rule.selectors.map((selector) => `:where(${selector})`);
  } else if (stronger !== '') rule.selectors = rule.selectors.map((selector) => withEnd(selector, stronger));
}

/** The reset of the page itself becomes the ground of each of our outermost elements; the rest stays inside ours. */
function inOurs(selector: string, stronger: string): string[] {
  if (selector === 'html') return [];
  if (selector === 'body') return [`${OURS}:not(${OURS} *)${STRONGER}`];
  return [
    withEnd(`${OURS} ${selector}`, stronger),
    withEnd(selector.startsWith('*') ? `${OURS}${selector.slice(1)}` : `${selector}`, `:is(${OURS})${stronger}`),
  ];
}

/** Puts a condition at the end of a selector, before a pseudo-element. */
function withEnd(selector: string, condition: string): string {
  return selectorParser((root) => {
    const last = root.first.nodes.find((node) => selectorParser.isPseudoElement(node));
    const added = selectorParser.selector({ value: '', nodes: selectorParser().astSync(condition).first.nodes });
    if (last) last.parent?.insertBefore(last, added);
    else root.first.append(added);
  }).processSync(selector);
}

/** Lengths in the condition of a container have no variables. */
const isInCondition = (node: Container | undefined): boolean => node?.type === 'atrule' && (node as unknown as AtRule).name === 'container';
