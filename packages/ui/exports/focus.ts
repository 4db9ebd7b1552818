/** Where focus goes when what had it is gone: after a navigation, a removal, a closed form. */
export { useFocusHandover } from '../src/focus/useFocusHandover.ts';
export { type RemovalFocus, useRemovalFocus } from '../src/focus/useRemovalFocus.ts';
export { useReturnFocus } from '../src/focus/useReturnFocus.ts';
export { type RouteFocusOptions, useRouteFocus } from '../src/focus/useRouteFocus.ts';
