/**
 * Stands in the pages for @aws-crypto/sha256-js, with which Amplify signs requests for IAM: the store's calls carry a
 * token and are never signed, and the hash is part of the first load.
 */
export class Sha256 {
  constructor() {
    throw new Error('Requests of the store are not signed');
  }
}
