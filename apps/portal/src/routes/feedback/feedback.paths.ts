/** The addresses of what a member told the site. */
export const feedbackPaths = { feedbackHistory: () => '/userCenter/feedback' };
