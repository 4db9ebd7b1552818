/** A few words beside a control that is pointed at or focused. */
export { Tooltip, type TooltipProps } from '../src/Tooltip/Tooltip.tsx';
