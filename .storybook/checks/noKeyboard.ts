// A test run gives the frame another height between stories. React Aria takes a frame that loses 100 px for a phone whose keyboard has come
// up, and then keeps each window that is opened unseen until that has gone or 600 ms have passed: what the next story sees would depend on
// the height of the last. It believes a smaller loss, as of a tool bar of the browser, when a text field gets focus; so it is told of the
// new height by such steps, before its own listeners hear of it.

/** Less than React Aria takes for a keyboard. */
const STEP = 90;

let told = innerHeight;

function tell(height: number) {
  if (told === height) return;
  const field = document.createElement('input');
  document.body.append(field);
  for (; told !== height; told = Math.max(height, told - STEP)) focusAt(field, Math.max(height, told - STEP));
  field.remove();
}

function focusAt(field: HTMLElement, height: number) {
  if (!visualViewport) return;
  Object.defineProperty(visualViewport, 'height', { value: height, configurable: true });
  // Not trusted, so it moves nothing: neither the focus nor what React Aria and React know of it.
  field.dispatchEvent(new FocusEvent('focus'));
  Reflect.deleteProperty(visualViewport, 'height');
}

visualViewport?.addEventListener('resize', () => tell(innerHeight), { capture: true });
