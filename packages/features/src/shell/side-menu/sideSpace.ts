/** The room that the side menu takes at the right of the page, as a CSS length; none where it stands below or is not there. */
export const sideSpace = 'var(--cp-side-space, 0px)';
