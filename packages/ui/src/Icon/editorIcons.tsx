import { type IconProps, Strokes } from './Icon.tsx';

// Icons of what a writer does with a text.

export const UndoIcon = (props: IconProps) => <Strokes {...props} d="M6.5 4.5 3 8l3.5 3.5M3 8h8.5a4 4 0 0 1 0 8H8" />;
export const RedoIcon = (props: IconProps) => <Strokes {...props} d="M13.5 4.5 17 8l-3.5 3.5M17 8H8.5a4 4 0 0 0 0 8H12" />;
export const BoldIcon = (props: IconProps) => <Strokes {...props} d="M6 4h4.75a2.9 2.9 0 0 1 0 5.8H6zM6 9.8h5.5a3.1 3.1 0 0 1 0 6.2H6zM6.6 4v12" />;
export const ItalicIcon = (props: IconProps) => <Strokes {...props} d="M8.5 4h5M6.5 16h5M11.25 4l-2.5 12" />;
export const StrikeIcon = (props: IconProps) => (
  <Strokes
    {...props}
    d="M3 10h14M13.5 6.25C13 4.75 11.75 4 10 4 7.75 4 6.5 5.1 6.5 6.75c0 1.3.8 2.2 2.3 2.75M6.25 13.5C6.75 15.1 8.1 16 10 16c2.4 0 3.75-1.2 3.75-3"
  />
);
export const SubscriptIcon = (props: IconProps) => <Strokes {...props} d="M3.5 5l7 8M10.5 5l-7 8M13 13.25a1.6 1.6 0 1 1 2.9 1L13 17.5h3.5" />;
export const SuperscriptIcon = (props: IconProps) => <Strokes {...props} d="M3.5 8l7 8M10.5 8l-7 8M13 3.75a1.6 1.6 0 1 1 2.9 1L13 8h3.5" />;
export const InlineCodeIcon = (props: IconProps) => <Strokes {...props} d="M7 6l-4 4 4 4M13 6l4 4-4 4" />;
export const NumberedIcon = (props: IconProps) => (
  <Strokes {...props} d="M8.5 5.5H17M8.5 10H17M8.5 14.5H17M3.25 4.25 4.5 3.5v4.25M3 12.5c.2-.7 2.25-.9 2.25.35C5.25 13.75 3 14.5 3 16h2.5" />
);
export const QuoteIcon = (props: IconProps) => <Strokes {...props} d="M4 5.5v9M7.5 6.5H17M7.5 10H15M7.5 13.5H17" />;
export const FormulaIcon = (props: IconProps) => <Strokes {...props} d="M15.5 4.5h-10l5 5.5-5 5.5h10M15.5 4.5v2M15.5 15.5v-2" />;
export const DividerIcon = (props: IconProps) => <Strokes {...props} d="M3 10h14M6 5.5h8M6 14.5h8" />;
