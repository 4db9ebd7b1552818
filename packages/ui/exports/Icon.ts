/** Icons on a grid of 20. Import one by name; what is not imported is not shipped. */
export type { FillableIconProps, IconProps } from '../src/Icon/Icon.tsx';
export * from '../src/Icon/pageIcons.tsx';
export * from '../src/Icon/navigationIcons.tsx';
export * from '../src/Icon/actionIcons.tsx';
export * from '../src/Icon/itemIcons.tsx';
export * from '../src/Icon/statusIcons.tsx';
export * from '../src/Icon/objectIcons.tsx';
export * from '../src/Icon/screenIcons.tsx';
export * from '../src/Icon/editorIcons.tsx';
