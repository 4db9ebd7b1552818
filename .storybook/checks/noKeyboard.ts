// A test run gives the frame another height between stories. React Aria takes a frame that loses 100 px for a phone whose keyboard has come
// up, and from then on keeps windows that are opened beside a text field unseen for up to 600 ms: what the next story sees would depend on
// the height of the last. It believes a smaller loss, as of a tool bar of the browser, when a text field gets focus; so it is told of a new
// height by such steps, at the moment when anybody first reads it: the event of the new size comes a frame later, and a story may have begun.

/** Less than React Aria takes for a keyboard. */
const STEP = 90;

if (visualViewport) tellOf(visualViewport);

function tellOf(viewport: VisualViewport) {
  const realHeight = () => Reflect.get(VisualViewport.prototype, 'height', viewport);
  const field = document.createElement('input');
  let told = realHeight();
  let isTelling = false;
  const height = () => {
    const real = realHeight();
    if (isTelling || told === real) return told;
    isTelling = true;
    document.body.append(field);
    while (told !== real) {
      told = Math.max(real, told - STEP);
      // Not trusted, so it moves nothing: neither the focus nor what React Aria and React know of it.
      field.dispatchEvent(new FocusEvent('focus'));
    }
    field.remove();
    isTelling = false;
    return told;
  };
  Object.defineProperty(viewport, 'height', { get: height });
}
