import type { profileContract } from '#shared/contracts/profile.ts';
import { ownAddressErrors, profileErrors } from '#shared/rules/people/profile-checks.ts';
import type { Routes } from '../http/group-handler.ts';
import { makeShowUser } from '../http/signed-in-user.ts';
import { makeChangePassword } from './change-password.ts';
import { makeChangeProfile } from './change-profile.ts';
import type { ProfileDependencies } from './dependencies.ts';
import { makeRemindPassword } from './remind-password.ts';
import { makeResetPassword } from './reset-password.ts';

export function profileRoutes(dependencies: ProfileDependencies): Routes<typeof profileContract> {
  const { tokens } = dependencies;
  const showUser = makeShowUser(dependencies);
  const remindPassword = makeRemindPassword(dependencies);
  const resetPassword = makeResetPassword(dependencies);
  const changePassword = makeChangePassword(dependencies);
  const changeProfile = makeChangeProfile(dependencies);

  return {
    async remindPassword({ query }, { requestOrigin }) {
      await remindPassword(query.username, requestOrigin);
      return null;
    },

    validatePasswordReset: ({ query: { userKey, nonce } }, { requestOrigin }) =>
      resetPassword.open({ userId: userKey, nonce }, requestOrigin),

    async resetPassword({ body: { userKey, nonce, password } }, { requestOrigin }) {
      await resetPassword.use({ userId: userKey, nonce }, password, requestOrigin);
      return null;
    },

    async changePassword({ body }, { actor, requestOrigin, responseHeaders }) {
      const changed = await changePassword(actor, body, requestOrigin);
      responseHeaders.setToken(await tokens.issue(changed, requestOrigin.host));
      return showUser(changed, requestOrigin);
    },

    updateProfile: async ({ body }, { actor, requestOrigin }) =>
      showUser(await changeProfile(actor, body, profileErrors), requestOrigin),

    saveUserAddress: async ({ body }, { actor, requestOrigin }) =>
      showUser(await changeProfile(actor, body, ownAddressErrors), requestOrigin),
  };
}
