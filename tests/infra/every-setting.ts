/** Every option of a stage that adds something to the template. */
export const EVERY_SETTING = {
  domainNames: ['store.example.com', '*.example.com'],
  certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/1234-abcd',
  hostedZone: { id: 'Z1', name: 'example.com' },
  mailDomain: 'example.com',
  alarmEmail: 'operations@example.com',
};
