import { sameCompanyName } from '#shared/rules/accounts/company-name.ts';
import type { Account } from '#shared/schemas/stored/account.ts';
import type { Website } from '#shared/schemas/stored/content/website.ts';
import type { User } from '#shared/schemas/stored/user.ts';
import type { LineOfBusiness } from '#shared/values/line-of-business.ts';
import { caseless, type Key } from '../table/keys.ts';

/*
 * The keys of accounts, users, websites and sessions. A marker makes a value unique: it is written in the transaction of the
 * item that it belongs to.
 *
 * | question                             | pk                                     | sk                        |
 * | ------------------------------------ | -------------------------------------- | ------------------------- |
 * | an account by id                     | ACCOUNT#{id}                           | ACCOUNT                   |
 * | a line of business that it asked for | ACCOUNT#{id}                           | REQUEST#{lineOfBusiness}  |
 * | customers of an account              | ACCOUNT#{id}                           | CUSTOMER#{lineOfBusiness} |
 * | children of an account, by name      | gsi1 CHILDREN#{parentId}               | {NAME}#{id}               |
 * | all accounts, by shard               | gsi3 ACCOUNTS-IN#{shard}               | {0,1}#{NAME}#{id}         |
 * | what a repeated creation made        | CREATION#{key}                         | CREATION                  |
 * | an account by company name (marker)  | COMPANY#{parentId or 0}#{name}         | COMPANY                   |
 * | who has a customer number (marker)   | CUSTOMER#{company}#{number}            | CUSTOMER                  |
 * | the last errors of an account        | ERRORS#{id}                            | ERRORS                    |
 * | a user by id                         | USER#{userId}                          | USER                      |
 * | a user's password                    | USER#{userId}                          | PASSWORD                  |
 * | a user's link to set a password      | USER#{userId}                          | RESET                     |
 * | a session                            | USER#{userId}                          | SESSION#{id}              |
 * | when a user last signed in           | USER#{userId}                          | SIGN-IN                   |
 * | a user by name (marker)              | USERNAME#{lower}                       | USERNAME                  |
 * | a user by email (marker)             | EMAIL#{lower}                          | EMAIL                     |
 * | a user by number (marker)            | USERNUMBER#{id}                        | USERNUMBER                |
 * | users of an account                  | gsi1 USERS#{accountId}                 | {LAST}#{FIRST}#{id}       |
 * | users of a tenant, by shard          | gsi2 USERS-UNDER#{topLevelId}#{shard}  | {LAST}#{FIRST}#{id}       |
 * | all users, by shard                  | gsi3 USERS-IN#{shard}                  | {LAST}#{FIRST}#{id}       |
 * | how many administer an account       | ACCOUNT#{id}                           | ADMINISTRATORS            |
 * | a website by id                      | WEBSITE#{id}                           | WEBSITE                   |
 * | a website by host (marker)           | HOST#{host}                            | HOST                      |
 * | all websites, by name                | gsi3 WEBSITES                          | {NAME}#{id}               |
 * | which websites an account has        | ACCOUNT#{id}                           | WEBSITES                  |
 * | a family of remember-me tokens       | REMEMBER#{family}                      | REMEMBER                  |
 * | login attempts, asked reminders      | ATTEMPTS#{kind}#{store, address, name} | ATTEMPTS                  |
 */

export const accountKey = (id: number): Key => ({ pk: `ACCOUNT#${id}`, sk: 'ACCOUNT' });
export const accountRequestKey = (accountId: number, lineOfBusiness: LineOfBusiness): Key => ({
  pk: `ACCOUNT#${accountId}`,
  sk: `REQUEST#${lineOfBusiness}`,
});
export const customerKey = (accountId: number, lineOfBusiness: LineOfBusiness): Key => ({
  pk: `ACCOUNT#${accountId}`,
  sk: `CUSTOMER#${lineOfBusiness}`,
});
export const companyKey = (parentId: number | undefined, companyName: string): Key => ({
  pk: `COMPANY#${parentId ?? 0}#${sameCompanyName(companyName)}`,
  sk: 'COMPANY',
});
export const customerNumberKey = (companyCode: string, customerNumber: string): Key => ({
  pk: `CUSTOMER#${companyCode}#${customerNumber}`,
  sk: 'CUSTOMER',
});
/** Found again by a repeat of the call that creates an account (decision W6). */
export const creationKey = (key: string): Key => ({ pk: `CREATION#${key}`, sk: 'CREATION' });

/**
 * The lists of all accounts, of all users and of a tenant's users are in eight parts, which are read at the same time. So
 * a list of 25,000 takes one round trip, because no part is larger than a page of the table (1 MB).
 */
export const LIST_SHARDS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const shardOf = (id: number): number => id % LIST_SHARDS.length;

export const allAccounts = (shard: number): string => `ACCOUNTS-IN#${shard}`;
/** The list of all accounts before it was in parts. */
export const FORMER_ALL_ACCOUNTS = 'ACCOUNTS';
export const childrenOf = (parentId: number): string => `CHILDREN#${parentId}`;
/** Top-level accounts stand at the beginning of the list of all. */
export const TOP_LEVEL_PLACE = '0#';
export function accountListKeys({ id, parentId, companyName }: Account) {
  const name = `${companyName.toUpperCase()}#${id}`;
  const ofAll = {
    gsi3pk: allAccounts(shardOf(id)),
    gsi3sk: `${parentId === undefined ? TOP_LEVEL_PLACE : '1#'}${name}`,
  };
  return parentId === undefined ? ofAll : { ...ofAll, gsi1pk: childrenOf(parentId), gsi1sk: name };
}
export const errorLogKey = (accountId: number): Key => ({ pk: `ERRORS#${accountId}`, sk: 'ERRORS' });

export const userKey = (userId: string): Key => ({ pk: `USER#${userId}`, sk: 'USER' });
export const passwordKey = (userId: string): Key => ({ pk: `USER#${userId}`, sk: 'PASSWORD' });
export const passwordResetKey = (userId: string): Key => ({ pk: `USER#${userId}`, sk: 'RESET' });
export const sessionKey = (userId: string, sessionId: string): Key => ({
  pk: `USER#${userId}`,
  sk: `SESSION#${sessionId}`,
});
export const signInKey = (userId: string): Key => ({ pk: `USER#${userId}`, sk: 'SIGN-IN' });
export const userNameKey = (userName: string): Key => ({ pk: `USERNAME#${caseless(userName)}`, sk: 'USERNAME' });
export const emailKey = (email: string): Key => ({ pk: `EMAIL#${caseless(email)}`, sk: 'EMAIL' });
export const userNumberKey = (id: number): Key => ({ pk: `USERNUMBER#${id}`, sk: 'USERNUMBER' });
export const administratorsKey = (accountId: number): Key => ({ pk: `ACCOUNT#${accountId}`, sk: 'ADMINISTRATORS' });

export const usersOf = (accountId: number): string => `USERS#${accountId}`;
export const usersUnder = (topLevelId: number, shard: number): string => `USERS-UNDER#${topLevelId}#${shard}`;
export const allUsers = (shard: number): string => `USERS-IN#${shard}`;
export function userListKeys({ id, accountId, parentId, lastName, firstName }: User) {
  const sortKey = `${lastName.toUpperCase()}#${firstName.toUpperCase()}#${id}`;
  const shard = shardOf(id);
  return {
    gsi1pk: usersOf(accountId),
    gsi1sk: sortKey,
    gsi2pk: usersUnder(parentId ?? accountId, shard),
    gsi2sk: sortKey,
    gsi3pk: allUsers(shard),
    gsi3sk: sortKey,
  };
}

export const websiteKey = (id: number): Key => ({ pk: `WEBSITE#${id}`, sk: 'WEBSITE' });
/** The numbers of an account's websites in one item, which every write that adds or removes one writes too. */
export const websitesOfAccountKey = (accountId: number): Key => ({ pk: `ACCOUNT#${accountId}`, sk: 'WEBSITES' });
export const hostKey = (host: string): Key => ({ pk: `HOST#${host}`, sk: 'HOST' });
export const ALL_WEBSITES = 'WEBSITES';
export const websiteListKeys = ({ id, name }: Website) => ({
  gsi3pk: ALL_WEBSITES,
  gsi3sk: `${name.toUpperCase()}#${id}`,
});

export const rememberKey = (family: string): Key => ({ pk: `REMEMBER#${family}`, sk: 'REMEMBER' });
type AttemptKind = 'NAME' | 'ADDRESS' | 'NAME-AT-ADDRESS' | 'REMINDER-NAME' | 'REMINDER-ADDRESS' | 'LOOKUP';
export const attemptsKey = (kind: AttemptKind, subject: string): Key => ({
  pk: `ATTEMPTS#${kind}#${caseless(subject)}`,
  sk: 'ATTEMPTS',
});
