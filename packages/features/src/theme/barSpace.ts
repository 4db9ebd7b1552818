/** The room that the side menu takes at the foot of a narrow screen, as a CSS length: what sticks to the foot stays above it. */
export const barSpace = 'var(--cp-bar-space, 0px)';
