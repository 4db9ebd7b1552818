import { Strokes, type IconProps } from './Icon.tsx';

// Icons that move about: menus, arrows, pages of a document.

export const ChevronUpIcon = (props: IconProps) => <Strokes {...props} d="M5.5 12.25L10 7.75l4.5 4.5" />;
export const ChevronLeftIcon = (props: IconProps) => <Strokes {...props} d="M12.25 5.5L7.75 10l4.5 4.5" />;
export const ArrowUpIcon = (props: IconProps) => <Strokes {...props} d="M10 16V4M5 9l5-5 5 5" />;
export const ArrowDownIcon = (props: IconProps) => <Strokes {...props} d="M10 4v12M5 11l5 5 5-5" />;
export const HomeIcon = (props: IconProps) => <Strokes {...props} d="M3 9.5l7-6 7 6M5 8v8.5h10V8M8.25 16.5V12h3.5v4.5" />;
export const LinkIcon = (props: IconProps) => (
  <Strokes {...props} d="M8.5 11.5a3 3 0 0 0 4.25 0l3-3a3 3 0 0 0-4.25-4.25l-1 1M11.5 8.5a3 3 0 0 0-4.25 0l-3 3a3 3 0 0 0 4.25 4.25l1-1" />
);
export const ZoomInIcon = (props: IconProps) => (
  <Strokes {...props} d="M8.75 14.5a5.75 5.75 0 1 0 0-11.5 5.75 5.75 0 0 0 0 11.5zM13 13l4 4M8.75 6.25v5M6.25 8.75h5" />
);
export const ZoomOutIcon = (props: IconProps) => <Strokes {...props} d="M8.75 14.5a5.75 5.75 0 1 0 0-11.5 5.75 5.75 0 0 0 0 11.5zM13 13l4 4M6.25 8.75h5" />;
export const FitWidthIcon = (props: IconProps) => <Strokes {...props} d="M2.75 4v12M17.25 4v12M5.5 10h9M8 7.5L5.5 10 8 12.5M12 7.5l2.5 2.5-2.5 2.5" />;
export const ThumbnailsIcon = (props: IconProps) => (
  <Strokes {...props} d="M3.5 3.5h4.5v5.5H3.5zM3.5 11.5h4.5V17H3.5zM11 4.5h6M11 7.75h4M11 12.5h6M11 15.75h4" />
);
export const OutlineIcon = (props: IconProps) => <Strokes {...props} d="M3 5h14M7 10h10M7 15h10M3.25 10h.01M3.25 15h.01" />;
export const LogOutIcon = (props: IconProps) => <Strokes {...props} d="M8 3.5H4.5a1 1 0 0 0-1 1v11a1 1 0 0 0 1 1H8M12.5 6.5 16 10l-3.5 3.5M16 10H8" />;
export const PauseIcon = (props: IconProps) => <Strokes {...props} d="M7.5 5v10M12.5 5v10" />;
