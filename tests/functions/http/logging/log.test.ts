import { describe, expect, it } from 'vitest';
import { jsonLog } from '#functions/http/logging/log.ts';

describe('the log', () => {
  it('says what happened, when, in which function, and about what', () => {
    const [line] = linesOf(undefined);
    expect(line).toEqual({
      level: 'INFO',
      message: 'request',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      service: 'session',
      status: 200,
    });
  });

  it.each([
    { level: undefined, said: ['INFO', 'WARN', 'ERROR'], why: 'all of it where nothing is set' },
    { level: 'INFO', said: ['INFO', 'WARN', 'ERROR'], why: 'all of it' },
    { level: 'WARN', said: ['WARN', 'ERROR'], why: 'what is worth a look' },
    { level: 'ERROR', said: ['ERROR'], why: 'what went wrong' },
    { level: 'SILENT', said: [], why: 'nothing' },
    { level: 'loud', said: ['INFO', 'WARN', 'ERROR'], why: 'all of it rather than nothing by mistake' },
  ])('of level $level says $why', ({ level, said }) => {
    expect(linesOf(level).map((line) => line['level'])).toEqual(said);
  });
});

/** The lines that a log writes for one entry of each severity. */
function linesOf(level: string | undefined): readonly Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  const log = jsonLog({ service: 'session', level }, (line) => lines.push({ ...line }));
  log.info('request', { status: 200 });
  log.warn('kept out', {});
  log.error('Unexpected failure', {});
  return lines;
}
