/** '17:30' as '05:30 pm', the way customer service hours are written (admin 9). */
export function formatClock(time: string): string {
  const [hours = '', minutes = ''] = time.split(':');
  const hour = Number(hours);
  return `${String(hour % 12 || 12).padStart(2, '0')}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}
