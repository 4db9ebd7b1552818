// The example of a partner's theme, which is one file of tokens.
import tokens from '../../tools/packages/consumers/shared/partner.css?inline';

let sheet: HTMLStyleElement | undefined;

/** Puts the partner's tokens over ours, or takes them away. */
export function setPartnerTheme(isOn: boolean) {
  if (isOn === (sheet !== undefined)) return;
  sheet?.remove();
  sheet = undefined;
  if (!isOn) return;
  sheet = document.createElement('style');
  sheet.textContent = tokens;
  document.head.append(sheet);
}
