/** Everything that can be done, found by typing. */
export { CommandPalette, type CommandPaletteProps, type Command, type CommandGroup } from '../src/CommandPalette/CommandPalette.tsx';
