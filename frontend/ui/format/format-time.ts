const shortTime = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** The time of day on the clock of this browser, such as '8:05 AM'. */
export const formatTime = (time: Date): string => shortTime.format(time);
