import { Strokes, type IconProps } from './Icon.tsx';

// Icons of things: people, papers, channels.

export const PhoneIcon = (props: IconProps) => (
  <Strokes {...props} d="M6 2.75h8a1 1 0 0 1 1 1v12.5a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V3.75a1 1 0 0 1 1-1zM9 14.75h2" />
);
export const QrIcon = (props: IconProps) => (
  <Strokes {...props} d="M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 13.5v-2h2M16.5 11.5v.01M16.5 14.25v2.25H14M11.5 16.5h.01" />
);
export const WechatIcon = (props: IconProps) => (
  <Strokes
    {...props}
    d="M7.75 12.5c-.6 0-1.2-.08-1.75-.25L3.75 13.5l.6-2.1A4.6 4.6 0 0 1 2.5 7.75C2.5 5.1 4.85 3 7.75 3c2.5 0 4.6 1.55 5.1 3.65M17.5 12c0-2.35-2.1-4.25-4.75-4.25S8 9.65 8 12s2.1 4.25 4.75 4.25c.5 0 1-.07 1.45-.2l1.9 1.1-.5-1.75A4 4 0 0 0 17.5 12zM6 6.75h.01M9.5 6.75h.01M11.25 11.25h.01M14.25 11.25h.01"
  />
);
export const QqIcon = (props: IconProps) => (
  <Strokes
    {...props}
    d="M10 2.75c-2.6 0-4.25 1.9-4.25 4.5v1.5c-.9 1.2-2 2.8-2 4.5 0 .9.5.9 1 .3l.6-.8c.2.8.6 1.5 1.2 2.1-.7.3-1.2.7-1.2 1.2 0 .8 1.4 1.2 3 1.2.7 0 1.3-.15 1.65-.35.35.2.95.35 1.65.35 1.6 0 3-.4 3-1.2 0-.5-.5-.9-1.2-1.2.6-.6 1-1.3 1.2-2.1l.6.8c.5.6 1 .6 1-.3 0-1.7-1.1-3.3-2-4.5v-1.5c0-2.6-1.65-4.5-4.25-4.5zM5.75 9.5c1.2.8 2.6 1.25 4.25 1.25s3.05-.45 4.25-1.25"
  />
);
export const SunIcon = (props: IconProps) => (
  <Strokes
    {...props}
    d="M10 13.25a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5zM10 2.5v1.25M10 16.25v1.25M17.5 10h-1.25M3.75 10H2.5M15.3 4.7l-.9.9M5.6 14.4l-.9.9M15.3 15.3l-.9-.9M5.6 5.6l-.9-.9"
  />
);
export const MoonIcon = (props: IconProps) => <Strokes {...props} d="M16.5 11.75A7 7 0 0 1 8.25 3.5a7 7 0 1 0 8.25 8.25z" />;
export const BuildingIcon = (props: IconProps) => (
  <Strokes {...props} d="M4.5 17V4a1 1 0 0 1 1-1h5a1 1 0 0 1 1 1v13M11.5 8h3a1 1 0 0 1 1 1v8M3 17h14M7 6.5h2M7 9.75h2M7 13h2" />
);
export const BagIcon = (props: IconProps) => (
  <Strokes {...props} d="M4.5 6.5h11l.75 9.5a1 1 0 0 1-1 1H4.75a1 1 0 0 1-1-1zM7.25 8.75V5.5a2.75 2.75 0 0 1 5.5 0v3.25" />
);
export const TruckIcon = (props: IconProps) => (
  <Strokes
    {...props}
    d="M6.75 15H11.5V5.5h-9V15h.75M11.5 8h3.25L17.5 11v4h-1M13 15h-1.5M6.75 15a1.75 1.75 0 1 1-3.5 0 1.75 1.75 0 0 1 3.5 0zM16.5 15a1.75 1.75 0 1 1-3.5 0 1.75 1.75 0 0 1 3.5 0z"
  />
);
export const ReceiptIcon = (props: IconProps) => <Strokes {...props} d="M5 2.75h10V17l-2.5-1.5L10 17l-2.5-1.5L5 17zM7.75 6.5h4.5M7.75 9.75h4.5" />;
export const CloudIcon = (props: IconProps) => <Strokes {...props} d="M6 15.5a3.5 3.5 0 0 1-.4-6.98 4.75 4.75 0 0 1 9.1-.77A3.9 3.9 0 0 1 14 15.5z" />;
export const LockIcon = (props: IconProps) => (
  <Strokes
    {...props}
    d="M5 9h10a.75.75 0 0 1 .75.75v6.5A.75.75 0 0 1 15 17H5a.75.75 0 0 1-.75-.75v-6.5A.75.75 0 0 1 5 9zM6.75 9V6.25a3.25 3.25 0 0 1 6.5 0V9M10 12v2.25"
  />
);
export const KeyIcon = (props: IconProps) => (
  <Strokes {...props} d="M10 13.25a3.25 3.25 0 1 1-6.5 0 3.25 3.25 0 0 1 6.5 0zM9.05 10.95l7.2-7.2M13.5 6.5l2.25 2.25M11.25 8.75 13 10.5" />
);
export const BotIcon = (props: IconProps) => (
  <Strokes
    {...props}
    d="M4.5 7h11a1 1 0 0 1 1 1v6.5a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1zM10 7V4M7.25 10.5v1.25M12.75 10.5v1.25M1.75 10v2.5M18.25 10v2.5"
  />
);
export const CalendarIcon = (props: IconProps) => (
  <Strokes {...props} d="M4.75 4.75h10.5a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1H4.75a1 1 0 0 1-1-1v-9.5a1 1 0 0 1 1-1zM3.75 8.5h12.5M7 3v3.25M13 3v3.25" />
);
export const FolderIcon = (props: IconProps) => <Strokes {...props} d="M2.75 15.5v-11h5l1.75 2.25h7.75v8.75a.75.75 0 0 1-.75.75h-13a.75.75 0 0 1-.75-.75z" />;
export const ImageIcon = (props: IconProps) => (
  <Strokes {...props} d="M3 4h14v12H3zM3 13.5l4-4 3.5 3.5 2.25-2.25L17 15M12.5 7.75a.9.9 0 1 0 1.8 0 .9.9 0 1 0-1.8 0" />
);
export const PdfIcon = (props: IconProps) => (
  <Strokes {...props} d="M5 2.75h6.5L15.5 7v10.25H5zM11.5 2.75V7h4M7.25 14.5v-4h1.5a1.25 1.25 0 0 1 0 2.5h-1.5M11.5 10.5v4h.75a1.5 1.5 0 0 0 0-4z" />
);
export const CodeIcon = (props: IconProps) => <Strokes {...props} d="M7 6.5 3.5 10 7 13.5M13 6.5l3.5 3.5-3.5 3.5M11.25 4.75l-2.5 10.5" />;
export const TableIcon = (props: IconProps) => <Strokes {...props} d="M3 4h14v12H3zM3 8h14M3 12h14M8 4v12" />;
export const ArchiveIcon = (props: IconProps) => <Strokes {...props} d="M3 4h14v3.5H3zM4.25 7.5V16h11.5V7.5M8 10.5h4" />;
