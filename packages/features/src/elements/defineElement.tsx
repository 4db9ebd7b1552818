import { I18nProvider } from '@chippage/ui/I18nProvider';
import { type ReactNode, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { FeaturesProvider } from '../i18n/FeaturesProvider.tsx';
import { portalPaths } from '../i18n/paths/portalPaths.ts';
import { elementsSite } from './messages.ts';

/** What an element has been given, and how it tells its page what happened. */
export interface ElementView {
  /** The portal that its links lead to. */
  portal: string;
  /** An attribute as text. @default '' */
  text: (name: string) => string;
  /** An attribute that holds JSON; undefined when it is absent or no JSON. */
  json: <T>(name: string) => T | undefined;
  /** Sends a `CustomEvent` that bubbles. @returns false when the page prevents what would follow */
  tell: (event: string, detail?: unknown) => boolean;
}

/**
 * Defines a custom element around a piece, for sites without React. It draws into the page itself, not into a shadow, so that
 * forms, autofill and labels work; it keeps nothing in the browser. A name that is taken stays as it is.
 * @param attributes Drawn again when one changes; `portal` is always among them.
 */
export function defineElement(name: string, attributes: readonly string[], origin: string, draw: (view: ElementView) => ReactNode): void {
  if (customElements.get(name)) return;
  class PieceElement extends HTMLElement {
    static readonly observedAttributes = [...attributes, 'portal'];
    #root: Root | null = null;

    connectedCallback() {
      this.#root ??= createRoot(this);
      this.#draw();
    }

    disconnectedCallback() {
      // An element that is only moved is back before this runs.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#root?.unmount();
        this.#root = null;
      });
    }

    attributeChangedCallback() {
      this.#draw();
    }

    #draw() {
      if (!this.#root) return;
      const portal = this.getAttribute('portal') ?? origin;
      this.#root.render(
        <I18nProvider locale="zh-CN">
          <FeaturesProvider site={elementsSite} paths={portalPaths(portal)}>
            <Suspense>
              {draw({
                portal,
                text: (attribute) => this.getAttribute(attribute) ?? '',
                json: (attribute) => readJson(this.getAttribute(attribute)),
                tell: this.#tell,
              })}
            </Suspense>
          </FeaturesProvider>
        </I18nProvider>,
      );
    }

    readonly #tell = (event: string, detail?: unknown) =>
      this.dispatchEvent(new CustomEvent(event, { detail, bubbles: true, composed: true, cancelable: true }));
  }
  customElements.define(name, PieceElement);
}

function readJson<T>(text: string | null): T | undefined {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}
