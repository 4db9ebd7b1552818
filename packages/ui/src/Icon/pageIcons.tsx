import { Strokes, type IconProps } from './Icon.tsx';

// Icons of what every page has or most public pages do: header, side tools, search field, footer, tables, links. They stand apart
// from the others because a file is loaded whole: otherwise each of these pages would load all of them.

export const MenuIcon = (props: IconProps) => <Strokes {...props} d="M3 5.5h14M3 10h14M3 14.5h14" />;
/** An open tray: nothing is in it. */
export const TrayIcon = (props: IconProps) => <Strokes {...props} d="M5.5 4.5h9l2.5 7V16H3v-4.5zM3 11.5h4l1 2h4l1-2h4" />;
export const SearchIcon = (props: IconProps) => <Strokes {...props} d="M8.75 14.5a5.75 5.75 0 1 0 0-11.5 5.75 5.75 0 0 0 0 11.5zM13 13l4 4" />;
export const CloseIcon = (props: IconProps) => <Strokes {...props} d="M5 5l10 10M15 5L5 15" />;
export const ChevronDownIcon = (props: IconProps) => <Strokes {...props} d="M5.5 7.75L10 12.25l4.5-4.5" />;
export const ToTopIcon = (props: IconProps) => <Strokes {...props} d="M4 3.5h12M10 17V7M5.5 11.5L10 7l4.5 4.5" />;
export const UploadIcon = (props: IconProps) => <Strokes {...props} d="M10 12.75V3M6 7l4-4 4 4M3.5 13.5V16a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1v-2.5" />;
export const EditIcon = (props: IconProps) => (
  <Strokes {...props} d="M4 16l.75-3.25L13.5 4a1.4 1.4 0 0 1 2 0l.5.5a1.4 1.4 0 0 1 0 2l-8.75 8.75L4 16zM11.75 5.75l2.5 2.5" />
);
export const ShieldIcon = (props: IconProps) => <Strokes {...props} d="M10 2.75l6 2.25v4.5c0 3.75-2.5 6.5-6 7.75-3.5-1.25-6-4-6-7.75V5zM7.25 10l2 2 3.5-4" />;
export const UserIcon = (props: IconProps) => <Strokes {...props} d="M10 10a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5zM3.75 17a6.25 6.25 0 0 1 12.5 0" />;
export const MegaphoneIcon = (props: IconProps) => <Strokes {...props} d="M3.25 8v4H6l8 4V4L6 8zM6.25 12.25V16h2.25v-2.5M16.75 8.5v3" />;
export const HistoryIcon = (props: IconProps) => <Strokes {...props} d="M3.5 10a6.5 6.5 0 1 0 2-4.7L3.5 7M3.5 3.25V7h3.75M10 6.5V10l2.5 1.5" />;
export const CartIcon = (props: IconProps) => (
  <Strokes {...props} d="M2.5 3.5h2l1.9 9h8.2l1.65-6.5H5M7.5 17a.9.9 0 1 0 0-1.8.9.9 0 0 0 0 1.8zM13.5 17a.9.9 0 1 0 0-1.8.9.9 0 0 0 0 1.8z" />
);
export const MessageIcon = (props: IconProps) => <Strokes {...props} d="M3 4.5h14V14H9l-3.5 3v-3H3zM6.75 8h6.5M6.75 10.75h4" />;
export const FeedbackIcon = (props: IconProps) => (
  <Strokes {...props} d="M16.5 10.5v5a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1h5M8 12l.5-2.5L15 3l2 2-6.5 6.5z" />
);
export const SortUpIcon = (props: IconProps) => <Strokes {...props} d="M10 15.5v-11M6 8.5l4-4 4 4" />;
export const SortDownIcon = (props: IconProps) => <Strokes {...props} d="M10 4.5v11M6 11.5l4 4 4-4" />;
export const ExternalIcon = (props: IconProps) => (
  <Strokes {...props} d="M11.5 3.5h5v5M16.5 3.5l-7 7M8.5 5H5a1.5 1.5 0 0 0-1.5 1.5V15A1.5 1.5 0 0 0 5 16.5h8.5A1.5 1.5 0 0 0 15 15v-3.5" />
);
export const ChevronRightIcon = (props: IconProps) => <Strokes {...props} d="M7.75 5.5l4.5 4.5-4.5 4.5" />;
export const RefreshIcon = (props: IconProps) => <Strokes {...props} d="M16.5 10a6.5 6.5 0 1 1-2-4.7L16.5 7M16.5 3.25V7h-3.75" />;
export const FilterIcon = (props: IconProps) => <Strokes {...props} d="M3 5.5h14M5.5 10h9M8 14.5h4" />;
export const OfflineIcon = (props: IconProps) => (
  <Strokes
    {...props}
    d="M3 3l14 14M10 15.75h.01M7.5 12.75a3.75 3.75 0 0 1 4-.85M5 10a7.3 7.3 0 0 1 3.2-1.9M2.5 7.25A11 11 0 0 1 6 5.1M9.5 4.5a11 11 0 0 1 8 2.75M12.5 8.6A7.3 7.3 0 0 1 15 10"
  />
);
export const DocumentIcon = (props: IconProps) => (
  <Strokes
    {...props}
    d="M5.75 2.75h5.5L15.5 7v9a1.25 1.25 0 0 1-1.25 1.25h-8.5A1.25 1.25 0 0 1 4.5 16V4a1.25 1.25 0 0 1 1.25-1.25zM11.25 2.75V7h4.25M7.25 10.5h5.5M7.25 13.5h5.5"
  />
);
