import { type FillableIconProps, type IconProps, Strokes } from './Icon.tsx';

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
export const PrintIcon = (props: IconProps) => <Strokes {...props} d="M6 7.5v-4h8v4M6 14H3.5V7.5h13V14H14M6 11.5h8v5H6z" />;
export const PlusIcon = (props: IconProps) => <Strokes {...props} d="M10 4v12M4 10h12" />;
export const MinusIcon = (props: IconProps) => <Strokes {...props} d="M4 10h12" />;
export const StarIcon = (props: FillableIconProps) => <Strokes {...props} d="M10 3l2.15 4.5 4.85.65-3.55 3.4.9 4.85L10 14l-4.35 2.4.9-4.85L3 8.15l4.85-.65z" />;
export const BellIcon = (props: FillableIconProps) => <Strokes {...props} d="M5 13.5V9a5 5 0 0 1 10 0v4.5l1.25 1.5H3.75zM8.25 17.25h3.5" />;
