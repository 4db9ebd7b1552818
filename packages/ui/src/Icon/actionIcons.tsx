import { Strokes, type IconProps } from './Icon.tsx';

// Icons of what a reader does with parts, tables and files.

export const DownloadIcon = (props: IconProps) => <Strokes {...props} d="M10 3v9.75M6 8.75l4 4 4-4M3.5 13.5V16a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1v-2.5" />;
export const ExportIcon = (props: IconProps) => (
  <Strokes {...props} d="M4 10.5V4.25A1.25 1.25 0 0 1 5.25 3H11l4.5 4.5v8.25A1.25 1.25 0 0 1 14.25 17H11M11 3v4.5h4.5M2.5 14.5h6M6 12l2.5 2.5L6 17" />
);
export const CompareIcon = (props: IconProps) => <Strokes {...props} d="M3.5 3.5h5v13h-5zM11.5 3.5h5v13h-5zM3.5 8h5M11.5 12h5" />;
export const ColumnsIcon = (props: IconProps) => <Strokes {...props} d="M3 4h14v12H3zM7.67 4v12M12.33 4v12" />;
export const SortIcon = (props: IconProps) => <Strokes {...props} d="M6.5 4v12M3.5 13l3 3 3-3M13.5 16V4M10.5 7l3-3 3 3" />;
export const GridIcon = (props: IconProps) => <Strokes {...props} d="M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z" />;
export const ListIcon = (props: IconProps) => <Strokes {...props} d="M7 5.5h10M7 10h10M7 14.5h10M3.25 5.5h.01M3.25 10h.01M3.25 14.5h.01" />;
export const DenseIcon = (props: IconProps) => <Strokes {...props} d="M3 4.5h14M3 8.17h14M3 11.83h14M3 15.5h14" />;
export const SwapIcon = (props: IconProps) => <Strokes {...props} d="M3.5 7h12M12.5 4l3 3-3 3M16.5 13h-12M7.5 10l-3 3 3 3" />;
export const TrashIcon = (props: IconProps) => (
  <Strokes {...props} d="M3.5 5.5h13M7.75 5.5V3.25h4.5V5.5M5.25 5.5l.6 10.55a1 1 0 0 0 1 .95h6.3a1 1 0 0 0 1-.95l.6-10.55M8.5 9v4.5M11.5 9v4.5" />
);
export const PrintIcon = (props: IconProps) => <Strokes {...props} d="M6 7.5v-4h8v4M6 14H3.5V7.5h13V14H14M6 11.5h8v5H6z" />;
export const PlusIcon = (props: IconProps) => <Strokes {...props} d="M10 4v12M4 10h12" />;
export const MoreIcon = (props: IconProps) => (
  <Strokes {...props} d="M3.9 10a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0M9.4 10a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0M14.9 10a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0" />
);
export const MinusIcon = (props: IconProps) => <Strokes {...props} d="M4 10h12" />;
export const EyeIcon = (props: IconProps) => (
  <Strokes {...props} d="M2.25 10S5 4.75 10 4.75 17.75 10 17.75 10 15 15.25 10 15.25 2.25 10 2.25 10zM10 12.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5z" />
);
export const EyeOffIcon = (props: IconProps) => (
  <Strokes
    {...props}
    d="M3 3l14 14M8.2 5c.57-.16 1.17-.25 1.8-.25 5 0 7.75 5.25 7.75 5.25a13 13 0 0 1-2.2 2.85M5.5 6.2A12.6 12.6 0 0 0 2.25 10S5 15.25 10 15.25c1.4 0 2.6-.4 3.65-1M8.4 8.4a2.25 2.25 0 0 0 3.2 3.2"
  />
);
export const StarIcon = (props: IconProps) => <Strokes {...props} d="M10 3l2.15 4.5 4.85.65-3.55 3.4.9 4.85L10 14l-4.35 2.4.9-4.85L3 8.15l4.85-.65z" />;
export const GripIcon = (props: IconProps) => (
  <Strokes
    {...props}
    d="M6.9 4.75a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0M6.9 10a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0M6.9 15.25a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0M11.9 4.75a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0M11.9 10a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0M11.9 15.25a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0"
  />
);
export const LikeIcon = (props: IconProps) => (
  <Strokes
    {...props}
    d="M6.5 9v7.5H4a.75.75 0 0 1-.75-.75v-6A.75.75 0 0 1 4 9zM6.5 9l3-5.75a1.75 1.75 0 0 1 1.75 1.75v2.75h4.1a1.25 1.25 0 0 1 1.22 1.5l-1.2 6a1.25 1.25 0 0 1-1.22 1H6.5"
  />
);
export const PinIcon = (props: IconProps) => <Strokes {...props} d="M7 3h6M8 3l-.4 5.5L5 11.5h10l-2.6-3L12 3M10 11.5V17" />;
export const FlagIcon = (props: IconProps) => <Strokes {...props} d="M5 17V3.5h10.5L13 7l2.5 3.5H5" />;
export const ShareIcon = (props: IconProps) => (
  <Strokes
    {...props}
    d="M15 6a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM5 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM15 18a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM6.8 9l6.4-3.9M6.8 11l6.4 3.9"
  />
);
