import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig, readConfig } from '#infra/stack/config.ts';
import { EVERY_SETTING } from '../every-setting.ts';

describe('the config of a stage', () => {
  it('needs nothing: the defaults are a stage on AWS that keeps its data', () => {
    expect(parseConfig('production', {})).toEqual({
      stage: 'production',
      hasCdn: true,
      keepsData: true,
      natives: 'arm64',
      domainNames: [],
      throttling: { ratePerSecond: 500, burst: 1000 },
    });
  });

  it('takes every setting', () => {
    const settings = { ...EVERY_SETTING, account: '123456789012', region: 'us-east-2', cdnSecretVersion: 'v-1' };
    expect(parseConfig('production', settings)).toMatchObject(settings);
  });

  it.each(['Production', 'my_stage', '1st', 'a-stage-of-17-let'])('refuses %s as the name of a stage', (stage) => {
    expect(() => parseConfig(stage, {})).toThrow(ConfigError);
    expect(() => parseConfig(stage, {})).toThrow('stage: its name');
  });

  it.each([
    { why: 'a misspelt setting', settings: { domains: [] }, says: ['domains'] },
    { why: 'an account of eleven digits', settings: { account: '12345678901' }, says: ['Twelve digits', 'account'] },
    { why: 'an account without a region', settings: { account: '123456789012' }, says: ['account and region'] },
    { why: 'a region that is none', settings: { region: 'Ohio' }, says: ['Not an AWS region', 'region'] },
    {
      why: 'upper case in a host',
      settings: { domainNames: ['Store.example.com'] },
      says: ['host name', 'domainNames'],
    },
    { why: 'a word for a switch', settings: { hasCdn: 'yes' }, says: ['expected boolean', 'hasCdn'] },
    { why: 'a machine that Lambda has not', settings: { natives: 'riscv' }, says: ['natives'] },
    { why: 'no email', settings: { alarmEmail: 'me' }, says: ['email', 'alarmEmail'] },
    { why: 'no requests at all', settings: { throttling: { ratePerSecond: 0, burst: 1 } }, says: ['ratePerSecond'] },
    {
      why: 'a certificate where CloudFront does not look',
      settings: { ...EVERY_SETTING, certificateArn: EVERY_SETTING.certificateArn.replace('us-east-1', 'us-east-2') },
      says: ['us-east-1', 'certificateArn'],
    },
    { why: 'names that no certificate covers', settings: { domainNames: ['a.example.com'] }, says: ['certificateArn'] },
    {
      why: 'a certificate of no names',
      settings: { certificateArn: EVERY_SETTING.certificateArn },
      says: ['certificateArn'],
    },
    {
      why: 'a name outside of the zone that is to hold its record',
      settings: { ...EVERY_SETTING, domainNames: ['store.badexample.com'] },
      says: ['hostedZone'],
    },
    { why: 'nothing that vouches for host and address', settings: { hasCdn: false }, says: ['hasCdn'] },
    {
      why: 'names of a CDN that is not there',
      settings: { ...EVERY_SETTING, hasCdn: false, keepsData: false },
      says: ['domainNames'],
    },
  ])('refuses $why, and says where', ({ settings, says }) => {
    expect(() => parseConfig('production', settings)).toThrow(ConfigError);
    for (const part of says) expect(() => parseConfig('production', settings)).toThrow(part);
  });

  it.each(['local', 'emulator', 'production'])('is right in the file of %s', async (stage) => {
    await expect(readConfig(stage)).resolves.toMatchObject({ stage });
  });

  it('names the stages there are when asked for another', async () => {
    await expect(readConfig('prod')).rejects.toThrow("No stage 'prod' in infra/stages: emulator, local, production");
  });
});
