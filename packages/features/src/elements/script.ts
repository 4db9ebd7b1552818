// What a page without a build loads: it defines the elements of the portal that it was loaded from.
import { defineElements } from './elements.tsx';

defineElements(new URL(import.meta.url).origin);
