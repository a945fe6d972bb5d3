// CloudFront Functions, runtime 2.0. One plain file without imports, which the local server and the tests run too.

const OWN_PREFIXES = ['/api/', '/wb/', '/assets/', '/images/'];
const ROOT_FILES = ['/favicon.ico', '/favicon.svg', '/robots.txt'];
const SOCKET = '/chat';

/** Tells the functions who asks whom, and gives every path of the app its page. */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by name.
function handler(event) {
  const { request, viewer } = event;
  const { headers } = request;
  // Always set, so that nothing a client sent under these names gets through.
  headers['x-tenant-host'] = { value: headers.host.value.toLowerCase().replace(/:\d+$/, '') };
  headers['x-viewer-address'] = { value: viewer.ip };
  delete headers['x-cdn-secret'];
  if (isPage(request.uri)) request.uri = '/index.html';
  return request;
}

/** By prefix, never by a dot: names of vehicles and numbers of parts have dots. */
function isPage(uri) {
  return uri !== SOCKET && !ROOT_FILES.includes(uri) && !OWN_PREFIXES.some((prefix) => uri.startsWith(prefix));
}
