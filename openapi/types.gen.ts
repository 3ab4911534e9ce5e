export interface paths {
    "/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture as uploaded, or in a width and format */
        get: operations["readFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bot-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a browser must answer before it may sign in */
        get: operations["botCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/auth/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in to the back office */
        post: operations["signInAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange a refresh token for new tokens */
        post: operations["refreshAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/auth/signout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a session on the server */
        post: operations["signOutAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/admins/forget-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a code to whoever forgot a password; the answer says not who has an account */
        post: operations["forgetPasswordAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/admins/verify-password-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a code is right; five wrong ones burn it */
        post: operations["verifyPasswordOtpAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/admins/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with a code; ends every session */
        post: operations["resetPasswordAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/admins/myProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whoever is signed in */
        get: operations["meAdmin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/admins/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own profile */
        get: operations["profileAdmin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one's own profile; customers only view theirs */
        patch: operations["changeProfileAdmin"];
        trace?: never;
    };
    "/api/admins/admins/{id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one's own password; ends every other session */
        patch: operations["changePasswordAdmin"];
        trace?: never;
    };
    "/api/companies/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in to the marketplace */
        post: operations["signInCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange a refresh token for new tokens */
        post: operations["refreshCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/signout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a session on the server */
        post: operations["signOutCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/forget-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a code to whoever forgot a password; the answer says not who has an account */
        post: operations["forgetPasswordCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/verify-password-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a code is right; five wrong ones burn it */
        post: operations["verifyPasswordOtpCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with a code; ends every session */
        post: operations["resetPasswordCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whoever is signed in */
        get: operations["meCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own profile */
        get: operations["profileCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one's own profile; customers only view theirs */
        patch: operations["changeProfileCompany"];
        trace?: never;
    };
    "/api/companies/{id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one's own password; ends every other session */
        patch: operations["changePasswordCompany"];
        trace?: never;
    };
    "/api/users/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in to the marketplace */
        post: operations["signInUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange a refresh token for new tokens */
        post: operations["refreshUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/signout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a session on the server */
        post: operations["signOutUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/forget-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a code to whoever forgot a password; the answer says not who has an account */
        post: operations["forgetPasswordUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/verify-password-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a code is right; five wrong ones burn it */
        post: operations["verifyPasswordOtpUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with a code; ends every session */
        post: operations["resetPasswordUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whoever is signed in */
        get: operations["meUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own profile */
        get: operations["profileUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one's own profile; customers only view theirs */
        patch: operations["changeProfileUser"];
        trace?: never;
    };
    "/api/users/{id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one's own password; ends every other session */
        patch: operations["changePasswordUser"];
        trace?: never;
    };
    "/api/tenant-management/users/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in to the marketplace */
        post: operations["signInTenantUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenant-management/users/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange a refresh token for new tokens */
        post: operations["refreshTenantUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenant-management/users/signout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a session on the server */
        post: operations["signOutTenantUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenant-management/users/forget-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a code to whoever forgot a password; the answer says not who has an account */
        post: operations["forgetPasswordTenantUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenant-management/users/verify-password-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a code is right; five wrong ones burn it */
        post: operations["verifyPasswordOtpTenantUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenant-management/users/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with a code; ends every session */
        post: operations["resetPasswordTenantUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenant-management/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whoever is signed in */
        get: operations["meTenantUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenant-management/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own profile */
        get: operations["profileTenantUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one's own profile; customers only view theirs */
        patch: operations["changeProfileTenantUser"];
        trace?: never;
    };
    "/api/tenant-management/users/{id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one's own password; ends every other session */
        patch: operations["changePasswordTenantUser"];
        trace?: never;
    };
    "/api/companies/check-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether the facts of a registration are in order; says not whether an email is taken */
        post: operations["checkCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to register a company: a code is mailed to its root user */
        post: operations["registerCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companies/verify-registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish a registration with the code that was mailed, and sign in */
        post: operations["verifyRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The devices one is signed in on */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** Sign out everywhere, here too */
        delete: operations["endSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign one device out */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload one's own picture, a png or jpeg of at most 1 MB */
        post: operations["changeAvatar"];
        /** Remove one's own picture */
        delete: operations["removeAvatar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/accept-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose a password with an invitation, and sign in */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenant-management/tenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tenants one may see, by name */
        get: operations["chooseTenants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a png or jpeg of at most 1 MB */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Labels of fields and of their values */
        get: operations["readMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metadata/v1/Countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names of countries, in their order */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metadata/cities/v1/{countryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names of the principal cities of a country, in their order */
        get: operations["listCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metadata/v1/CallingCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Telephone codes of countries */
        get: operations["listCallingCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Languages and what the shop shows */
        get: operations["readSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/products/{id}/barrier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Why the reader may not buy a product; null where nothing is in the way */
        get: operations["readPurchaseBarrier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/payment-methods/card-setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The provider's page where one adds a card; it leads back with a token */
        post: operations["beginCardSetup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/accessory-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List accessory types */
        get: operations["listAccessoryTypes"];
        put?: never;
        /** Create one accessory type */
        post: operations["createAccessoryTypes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/accessory-types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one accessory type */
        get: operations["readAccessoryTypes"];
        put?: never;
        post?: never;
        /** Delete one accessory type that nothing refers to */
        delete: operations["deleteAccessoryTypes"];
        options?: never;
        head?: never;
        /** Change one accessory type: null clears a field */
        patch: operations["updateAccessoryTypes"];
        trace?: never;
    };
    "/api/marketplace/accessory-types/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one accessory type */
        get: operations["referencesAccessoryTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/accessory-types/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one accessory type, newest first */
        get: operations["historyAccessoryTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/accessory-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List accessory types for shoppers */
        get: operations["listPublicAccessoryTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/accessory-types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one accessory type for shoppers */
        get: operations["readPublicAccessoryTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List one's own addresses */
        get: operations["listOwnAddresses"];
        put?: never;
        /** Add one address of one's own */
        post: operations["createOwnAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one's own address */
        get: operations["readOwnAddresses"];
        put?: never;
        post?: never;
        /** Remove one's own address */
        delete: operations["deleteOwnAddresses"];
        options?: never;
        head?: never;
        /** Change one's own address */
        patch: operations["updateOwnAddresses"];
        trace?: never;
    };
    "/api/marketplace/admins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List administrators */
        get: operations["listAdmins"];
        put?: never;
        /** Create one administrator */
        post: operations["createAdmins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/admins/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one administrator */
        get: operations["readAdmins"];
        put?: never;
        post?: never;
        /** Delete one administrator that nothing refers to */
        delete: operations["deleteAdmins"];
        options?: never;
        head?: never;
        /** Change one administrator: null clears a field */
        patch: operations["updateAdmins"];
        trace?: never;
    };
    "/api/marketplace/admins/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one administrator */
        get: operations["referencesAdmins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/admins/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one administrator, newest first */
        get: operations["historyAdmins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/admins/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set active of one administrator to true */
        post: operations["activateAdmins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/admins/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set active of one administrator to false */
        post: operations["deactivateAdmins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/admins/{id}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send invitation again */
        post: operations["inviteAdmins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List applications */
        get: operations["listApplications"];
        put?: never;
        /** Create one application */
        post: operations["createApplications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one application */
        get: operations["readApplications"];
        put?: never;
        post?: never;
        /** Delete one application that nothing refers to */
        delete: operations["deleteApplications"];
        options?: never;
        head?: never;
        /** Change one application: null clears a field */
        patch: operations["updateApplications"];
        trace?: never;
    };
    "/api/marketplace/applications/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one application */
        get: operations["referencesApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/applications/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one application, newest first */
        get: operations["historyApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/applications/{id}/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set visible of one application to true */
        post: operations["showApplications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/applications/{id}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set visible of one application to false */
        post: operations["hideApplications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List applications for shoppers */
        get: operations["listPublicApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one application for shoppers */
        get: operations["readPublicApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/audit-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List audit log */
        get: operations["listAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/audit-events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one audit event */
        get: operations["readAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/audit-events/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one audit event */
        get: operations["referencesAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/audit-events/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one audit event, newest first */
        get: operations["historyAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List companies */
        get: operations["listCompanies"];
        put?: never;
        /** Create one company */
        post: operations["createCompanies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/companies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one company */
        get: operations["readCompanies"];
        put?: never;
        post?: never;
        /** Delete one company that nothing refers to */
        delete: operations["deleteCompanies"];
        options?: never;
        head?: never;
        /** Change one company: null clears a field */
        patch: operations["updateCompanies"];
        trace?: never;
    };
    "/api/marketplace/companies/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one company */
        get: operations["referencesCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/companies/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one company, newest first */
        get: operations["historyCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/companies/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set active of one company to true */
        post: operations["activateCompanies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/companies/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set active of one company to false */
        post: operations["deactivateCompanies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/companies/{id}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send invitation again */
        post: operations["inviteCompanies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List customers */
        get: operations["listCustomers"];
        put?: never;
        /** Create one customer */
        post: operations["createCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one customer */
        get: operations["readCustomers"];
        put?: never;
        post?: never;
        /** Delete one customer that nothing refers to */
        delete: operations["deleteCustomers"];
        options?: never;
        head?: never;
        /** Change one customer: null clears a field */
        patch: operations["updateCustomers"];
        trace?: never;
    };
    "/api/marketplace/customers/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one customer */
        get: operations["referencesCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/customers/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one customer, newest first */
        get: operations["historyCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/customers/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set active of one customer to true */
        post: operations["activateCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/customers/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set active of one customer to false */
        post: operations["deactivateCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/customers/{id}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send invitation again */
        post: operations["inviteCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/device-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List device types */
        get: operations["listDeviceTypes"];
        put?: never;
        /** Create one device type */
        post: operations["createDeviceTypes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/device-types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one device type */
        get: operations["readDeviceTypes"];
        put?: never;
        post?: never;
        /** Delete one device type that nothing refers to */
        delete: operations["deleteDeviceTypes"];
        options?: never;
        head?: never;
        /** Change one device type: null clears a field */
        patch: operations["updateDeviceTypes"];
        trace?: never;
    };
    "/api/marketplace/device-types/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one device type */
        get: operations["referencesDeviceTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/device-types/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one device type, newest first */
        get: operations["historyDeviceTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/device-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List device types for shoppers */
        get: operations["listPublicDeviceTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/device-types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one device type for shoppers */
        get: operations["readPublicDeviceTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/gateway-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List gateway types */
        get: operations["listGatewayTypes"];
        put?: never;
        /** Create one gateway type */
        post: operations["createGatewayTypes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/gateway-types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one gateway type */
        get: operations["readGatewayTypes"];
        put?: never;
        post?: never;
        /** Delete one gateway type that nothing refers to */
        delete: operations["deleteGatewayTypes"];
        options?: never;
        head?: never;
        /** Change one gateway type: null clears a field */
        patch: operations["updateGatewayTypes"];
        trace?: never;
    };
    "/api/marketplace/gateway-types/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one gateway type */
        get: operations["referencesGatewayTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/gateway-types/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one gateway type, newest first */
        get: operations["historyGatewayTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/gateway-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List gateway types for shoppers */
        get: operations["listPublicGatewayTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/gateway-types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one gateway type for shoppers */
        get: operations["readPublicGatewayTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/industries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List industries */
        get: operations["listIndustries"];
        put?: never;
        /** Create one industry */
        post: operations["createIndustries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/industries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one industry */
        get: operations["readIndustries"];
        put?: never;
        post?: never;
        /** Delete one industry that nothing refers to */
        delete: operations["deleteIndustries"];
        options?: never;
        head?: never;
        /** Change one industry: null clears a field */
        patch: operations["updateIndustries"];
        trace?: never;
    };
    "/api/marketplace/industries/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one industry */
        get: operations["referencesIndustries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/industries/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one industry, newest first */
        get: operations["historyIndustries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/industries/{id}/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set visible of one industry to true */
        post: operations["showIndustries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/industries/{id}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set visible of one industry to false */
        post: operations["hideIndustries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/industries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List industries for shoppers */
        get: operations["listPublicIndustries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/industries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one industry for shoppers */
        get: operations["readPublicIndustries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List one's own payment methods */
        get: operations["listOwnPaymentMethods"];
        put?: never;
        /** Add one payment method of one's own */
        post: operations["createOwnPaymentMethods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/payment-methods/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one's own payment method */
        get: operations["readOwnPaymentMethods"];
        put?: never;
        post?: never;
        /** Remove one's own payment method */
        delete: operations["deleteOwnPaymentMethods"];
        options?: never;
        head?: never;
        /** Change one's own payment method */
        patch: operations["updateOwnPaymentMethods"];
        trace?: never;
    };
    "/api/marketplace/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List pictures */
        get: operations["listPictures"];
        put?: never;
        /** Create one picture */
        post: operations["createPictures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/pictures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one picture */
        get: operations["readPictures"];
        put?: never;
        post?: never;
        /** Delete one picture that nothing refers to */
        delete: operations["deletePictures"];
        options?: never;
        head?: never;
        /** Change one picture: null clears a field */
        patch: operations["updatePictures"];
        trace?: never;
    };
    "/api/marketplace/pictures/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one picture */
        get: operations["referencesPictures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/pictures/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one picture, newest first */
        get: operations["historyPictures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/pictures/gallery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List pictures */
        get: operations["listAlsoPictures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List products */
        get: operations["listProducts"];
        put?: never;
        /** Create one product */
        post: operations["createProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one product */
        get: operations["readProducts"];
        put?: never;
        post?: never;
        /** Delete one product that nothing refers to */
        delete: operations["deleteProducts"];
        options?: never;
        head?: never;
        /** Change one product: null clears a field */
        patch: operations["updateProducts"];
        trace?: never;
    };
    "/api/marketplace/products/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one product */
        get: operations["referencesProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/products/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one product, newest first */
        get: operations["historyProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/products/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copy one product */
        post: operations["copyProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/products/{id}/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set visible of one product to true */
        post: operations["showProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/products/{id}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set visible of one product to false */
        post: operations["hideProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List products for shoppers */
        get: operations["listPublicProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one product for shoppers */
        get: operations["readPublicProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/products/price-range": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lowest and highest price in minor units, in the currency most products have */
        get: operations["readPriceRange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List roles */
        get: operations["listRoles"];
        put?: never;
        /** Create one role */
        post: operations["createRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one role */
        get: operations["readRoles"];
        put?: never;
        post?: never;
        /** Delete one role that nothing refers to */
        delete: operations["deleteRoles"];
        options?: never;
        head?: never;
        /** Change one role: null clears a field */
        patch: operations["updateRoles"];
        trace?: never;
    };
    "/api/marketplace/roles/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one role */
        get: operations["referencesRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/roles/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one role, newest first */
        get: operations["historyRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/roles/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copy one role */
        post: operations["copyRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List tags */
        get: operations["listTags"];
        put?: never;
        /** Create one tag */
        post: operations["createTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one tag */
        get: operations["readTags"];
        put?: never;
        post?: never;
        /** Delete one tag that nothing refers to */
        delete: operations["deleteTags"];
        options?: never;
        head?: never;
        /** Change one tag: null clears a field */
        patch: operations["updateTags"];
        trace?: never;
    };
    "/api/marketplace/tags/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one tag */
        get: operations["referencesTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/tags/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one tag, newest first */
        get: operations["historyTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List tags for shoppers */
        get: operations["listPublicTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one tag for shoppers */
        get: operations["readPublicTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/tenant-users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List tenant users */
        get: operations["listTenantUsers"];
        put?: never;
        /** Create one tenant user */
        post: operations["createTenantUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/tenant-users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one tenant user */
        get: operations["readTenantUsers"];
        put?: never;
        post?: never;
        /** Delete one tenant user that nothing refers to */
        delete: operations["deleteTenantUsers"];
        options?: never;
        head?: never;
        /** Change one tenant user: null clears a field */
        patch: operations["updateTenantUsers"];
        trace?: never;
    };
    "/api/marketplace/tenant-users/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one tenant user */
        get: operations["referencesTenantUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/tenant-users/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one tenant user, newest first */
        get: operations["historyTenantUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/tenant-users/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set active of one tenant user to true */
        post: operations["activateTenantUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/tenant-users/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set active of one tenant user to false */
        post: operations["deactivateTenantUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/tenant-users/{id}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send invitation again */
        post: operations["inviteTenantUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/tenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List tenants */
        get: operations["listTenants"];
        put?: never;
        /** Create one tenant */
        post: operations["createTenants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/tenants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one tenant */
        get: operations["readTenants"];
        put?: never;
        post?: never;
        /** Delete one tenant that nothing refers to */
        delete: operations["deleteTenants"];
        options?: never;
        head?: never;
        /** Change one tenant: null clears a field */
        patch: operations["updateTenants"];
        trace?: never;
    };
    "/api/marketplace/tenants/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one tenant */
        get: operations["referencesTenants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/tenants/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one tenant, newest first */
        get: operations["historyTenants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/tenants/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set active of one tenant to true */
        post: operations["activateTenants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/tenants/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set active of one tenant to false */
        post: operations["deactivateTenants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/use-cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List use cases */
        get: operations["listUseCases"];
        put?: never;
        /** Create one use case */
        post: operations["createUseCases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/use-cases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one use case */
        get: operations["readUseCases"];
        put?: never;
        post?: never;
        /** Delete one use case that nothing refers to */
        delete: operations["deleteUseCases"];
        options?: never;
        head?: never;
        /** Change one use case: null clears a field */
        patch: operations["updateUseCases"];
        trace?: never;
    };
    "/api/marketplace/use-cases/{id}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What refers to one use case */
        get: operations["referencesUseCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/use-cases/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of one use case, newest first */
        get: operations["historyUseCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/use-cases/{id}/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set visible of one use case to true */
        post: operations["showUseCases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/use-cases/{id}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set visible of one use case to false */
        post: operations["hideUseCases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/use-cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List use cases for shoppers */
        get: operations["listPublicUseCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace-customer/use-cases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one use case for shoppers */
        get: operations["readPublicUseCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Why a request was refused, in the language of Accept-Language */
        Failure: {
            statusCode: number;
            error: {
                code: string;
                message: string;
                /** @description JSON pointer → reason */
                fields?: {
                    [key: string]: string;
                };
            } & {
                [key: string]: unknown;
            };
        };
        AccessoryTypes: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            code?: string | null;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
            /** @description languages that lack a translation */
            _missing?: string[];
            /** @description languages whose translation is older than its source */
            _outdated?: string[];
        };
        AccessoryTypesCreate: {
            title: string;
            code?: string | null;
        };
        AccessoryTypesUpdate: {
            title?: string | null;
            code?: string | null;
        };
        AccessoryTypesPublic: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            code?: string | null;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
        };
        Addresses: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string | null;
            fullName?: string | null;
            /** Format: phone */
            phoneNumber?: string | null;
            country?: string | null;
            city?: string | null;
            address?: string | null;
            isDefault?: boolean;
        };
        AddressesCreate: {
            name?: string | null;
            fullName: string;
            /** Format: phone */
            phoneNumber: string;
            country: string;
            city: string;
            address: string;
            /** @default false */
            isDefault: boolean | null;
        };
        AddressesUpdate: {
            name?: string | null;
            fullName?: string;
            /** Format: phone */
            phoneNumber?: string;
            country?: string;
            city?: string;
            address?: string;
            /** @default false */
            isDefault: boolean | null;
        };
        Admins: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string | null;
            avatar?: {
                /** Format: uuid */
                _id?: string;
                url?: string;
                name?: string;
                type?: string;
                size?: number;
                width?: number;
                height?: number;
                placeholder?: string;
            } | null;
            /** @enum {string|null} */
            title?: "mr" | "ms" | "dr" | "eng" | null;
            firstName?: string | null;
            lastName?: string | null;
            /** Format: email */
            email?: string | null;
            username?: string | null;
            /** Format: phone */
            phoneNumber?: string | null;
            address?: {
                fullName?: string;
                country: string;
                city: string;
                address?: string;
                /** Format: phone */
                phone?: string;
                additionalDetails?: string;
            } | null;
            /** @enum {string|null} */
            language?: "en" | "ar" | null;
            active?: boolean;
        };
        AdminsCreate: {
            /** Format: uuid */
            avatar?: string | null;
            /** @enum {string|null} */
            title?: "mr" | "ms" | "dr" | "eng" | null;
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            username?: string | null;
            /** Format: phone */
            phoneNumber?: string | null;
            address?: {
                fullName?: string;
                country: string;
                city: string;
                address?: string;
                /** Format: phone */
                phone?: string;
                additionalDetails?: string;
            } | null;
            /** @enum {string|null} */
            language?: "en" | "ar" | null;
            /** @default true */
            active: boolean | null;
        };
        AdminsUpdate: {
            /** Format: uuid */
            avatar?: string | null;
            /** @enum {string|null} */
            title?: "mr" | "ms" | "dr" | "eng" | null;
            firstName?: string;
            lastName?: string;
            /** Format: email */
            email?: string;
            username?: string | null;
            /** Format: phone */
            phoneNumber?: string | null;
            address?: {
                fullName?: string;
                country: string;
                city: string;
                address?: string;
                /** Format: phone */
                phone?: string;
                additionalDetails?: string;
            } | null;
            /** @enum {string|null} */
            language?: "en" | "ar" | null;
            /** @default true */
            active: boolean | null;
        };
        Applications: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            code?: string | null;
            description?: string | null;
            picture?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
                file?: {
                    /** Format: uuid */
                    _id?: string;
                    url?: string;
                    name?: string;
                    type?: string;
                    size?: number;
                    width?: number;
                    height?: number;
                    placeholder?: string;
                };
            } | null;
            visible?: boolean;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
            /** @description languages that lack a translation */
            _missing?: string[];
            /** @description languages whose translation is older than its source */
            _outdated?: string[];
        };
        ApplicationsCreate: {
            title: string;
            code?: string | null;
            description?: string | null;
            /** Format: uuid */
            picture?: string | null;
            /** @default true */
            visible: boolean | null;
        };
        ApplicationsUpdate: {
            title?: string | null;
            code?: string | null;
            description?: string | null;
            /** Format: uuid */
            picture?: string | null;
            /** @default true */
            visible: boolean | null;
        };
        ApplicationsPublic: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            code?: string | null;
            description?: string | null;
            picture?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
                file?: {
                    /** Format: uuid */
                    _id?: string;
                    url?: string;
                    name?: string;
                    type?: string;
                    size?: number;
                    width?: number;
                    height?: number;
                    placeholder?: string;
                };
            } | null;
            visible?: boolean;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
        };
        AuditEvents: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            email?: string | null;
            /** @enum {string|null} */
            event?: "signed_in" | "sign_in_failed" | "signed_out" | "sessions_ended" | "token_reused" | "too_many_attempts" | "code_requested" | "code_failed" | "password_reset" | "password_changed" | "registered" | "invited" | "invitation_accepted" | "rights_changed" | "activated" | "deactivated" | "deleted" | null;
            /** @enum {string|null} */
            kind?: "admin" | "company" | "tenantUser" | "customer" | null;
            actor?: string | null;
            ip?: string | null;
            device?: string | null;
            details?: string | null;
        };
        AuditEventsCreate: Record<string, never>;
        AuditEventsUpdate: Record<string, never>;
        Companies: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            companyName?: string | null;
            name?: string | null;
            avatar?: {
                /** Format: uuid */
                _id?: string;
                url?: string;
                name?: string;
                type?: string;
                size?: number;
                width?: number;
                height?: number;
                placeholder?: string;
            } | null;
            /** @enum {string|null} */
            title?: "mr" | "ms" | "dr" | "eng" | null;
            firstName?: string | null;
            lastName?: string | null;
            /** Format: email */
            email?: string | null;
            username?: string | null;
            /** Format: phone */
            phoneNumber?: string | null;
            address?: {
                fullName?: string;
                country: string;
                city: string;
                address?: string;
                /** Format: phone */
                phone?: string;
                additionalDetails?: string;
            } | null;
            /** @enum {string|null} */
            language?: "en" | "ar" | null;
            roles?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
                permissions?: string[];
            }[];
            permissions?: string[];
            active?: boolean;
        };
        CompaniesCreate: {
            companyName: string;
            /** Format: uuid */
            avatar?: string | null;
            /** @enum {string|null} */
            title?: "mr" | "ms" | "dr" | "eng" | null;
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            username?: string | null;
            /** Format: phone */
            phoneNumber?: string | null;
            address?: {
                fullName?: string;
                country: string;
                city: string;
                address?: string;
                /** Format: phone */
                phone?: string;
                additionalDetails?: string;
            } | null;
            /** @enum {string|null} */
            language?: "en" | "ar" | null;
            roles?: string[] | null;
            permissions?: string[] | null;
            /** @default true */
            active: boolean | null;
        };
        CompaniesUpdate: {
            companyName?: string;
            /** Format: uuid */
            avatar?: string | null;
            /** @enum {string|null} */
            title?: "mr" | "ms" | "dr" | "eng" | null;
            firstName?: string;
            lastName?: string;
            /** Format: email */
            email?: string;
            username?: string | null;
            /** Format: phone */
            phoneNumber?: string | null;
            address?: {
                fullName?: string;
                country: string;
                city: string;
                address?: string;
                /** Format: phone */
                phone?: string;
                additionalDetails?: string;
            } | null;
            /** @enum {string|null} */
            language?: "en" | "ar" | null;
            roles?: string[] | null;
            permissions?: string[] | null;
            /** @default true */
            active: boolean | null;
        };
        Customers: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string | null;
            avatar?: {
                /** Format: uuid */
                _id?: string;
                url?: string;
                name?: string;
                type?: string;
                size?: number;
                width?: number;
                height?: number;
                placeholder?: string;
            } | null;
            /** @enum {string|null} */
            title?: "mr" | "ms" | "dr" | "eng" | null;
            firstName?: string | null;
            lastName?: string | null;
            /** Format: email */
            email?: string | null;
            username?: string | null;
            /** Format: phone */
            phoneNumber?: string | null;
            address?: {
                fullName?: string;
                country: string;
                city: string;
                address?: string;
                /** Format: phone */
                phone?: string;
                additionalDetails?: string;
            } | null;
            /** @enum {string|null} */
            language?: "en" | "ar" | null;
            active?: boolean;
        };
        CustomersCreate: {
            /** Format: uuid */
            avatar?: string | null;
            /** @enum {string|null} */
            title?: "mr" | "ms" | "dr" | "eng" | null;
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            username?: string | null;
            /** Format: phone */
            phoneNumber?: string | null;
            address?: {
                fullName?: string;
                country: string;
                city: string;
                address?: string;
                /** Format: phone */
                phone?: string;
                additionalDetails?: string;
            } | null;
            /** @enum {string|null} */
            language?: "en" | "ar" | null;
            /** @default true */
            active: boolean | null;
        };
        CustomersUpdate: {
            /** Format: uuid */
            avatar?: string | null;
            /** @enum {string|null} */
            title?: "mr" | "ms" | "dr" | "eng" | null;
            firstName?: string;
            lastName?: string;
            /** Format: email */
            email?: string;
            username?: string | null;
            /** Format: phone */
            phoneNumber?: string | null;
            address?: {
                fullName?: string;
                country: string;
                city: string;
                address?: string;
                /** Format: phone */
                phone?: string;
                additionalDetails?: string;
            } | null;
            /** @enum {string|null} */
            language?: "en" | "ar" | null;
            /** @default true */
            active: boolean | null;
        };
        DeviceTypes: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            code?: string | null;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
            /** @description languages that lack a translation */
            _missing?: string[];
            /** @description languages whose translation is older than its source */
            _outdated?: string[];
        };
        DeviceTypesCreate: {
            title: string;
            code?: string | null;
        };
        DeviceTypesUpdate: {
            title?: string | null;
            code?: string | null;
        };
        DeviceTypesPublic: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            code?: string | null;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
        };
        GatewayTypes: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            code?: string | null;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
            /** @description languages that lack a translation */
            _missing?: string[];
            /** @description languages whose translation is older than its source */
            _outdated?: string[];
        };
        GatewayTypesCreate: {
            title: string;
            code?: string | null;
        };
        GatewayTypesUpdate: {
            title?: string | null;
            code?: string | null;
        };
        GatewayTypesPublic: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            code?: string | null;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
        };
        Industries: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            code?: string | null;
            description?: string | null;
            picture?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
                file?: {
                    /** Format: uuid */
                    _id?: string;
                    url?: string;
                    name?: string;
                    type?: string;
                    size?: number;
                    width?: number;
                    height?: number;
                    placeholder?: string;
                };
            } | null;
            visible?: boolean;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
            /** @description languages that lack a translation */
            _missing?: string[];
            /** @description languages whose translation is older than its source */
            _outdated?: string[];
        };
        IndustriesCreate: {
            title: string;
            code?: string | null;
            description?: string | null;
            /** Format: uuid */
            picture?: string | null;
            /** @default true */
            visible: boolean | null;
        };
        IndustriesUpdate: {
            title?: string | null;
            code?: string | null;
            description?: string | null;
            /** Format: uuid */
            picture?: string | null;
            /** @default true */
            visible: boolean | null;
        };
        IndustriesPublic: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            code?: string | null;
            description?: string | null;
            picture?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
                file?: {
                    /** Format: uuid */
                    _id?: string;
                    url?: string;
                    name?: string;
                    type?: string;
                    size?: number;
                    width?: number;
                    height?: number;
                    placeholder?: string;
                };
            } | null;
            visible?: boolean;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
        };
        PaymentMethods: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @enum {string|null} */
            type?: "bank_account" | "card" | null;
            accountName?: string | null;
            /** Format: iban */
            iban?: string | null;
            /** Format: bic */
            swiftCode?: string | null;
            provider?: string | null;
            brand?: string | null;
            lastFour?: string | null;
            expiry?: string | null;
            holder?: string | null;
            isDefault?: boolean;
        };
        PaymentMethodsCreate: {
            /** @enum {string} */
            type: "bank_account" | "card";
            accountName?: string | null;
            /** Format: iban */
            iban?: string | null;
            /** Format: bic */
            swiftCode?: string | null;
            token?: string | null;
            /** @default false */
            isDefault: boolean | null;
        };
        PaymentMethodsUpdate: {
            /** @enum {string} */
            type?: "bank_account" | "card";
            accountName?: string | null;
            /** Format: iban */
            iban?: string | null;
            /** Format: bic */
            swiftCode?: string | null;
            token?: string | null;
            /** @default false */
            isDefault: boolean | null;
        };
        Pictures: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            file?: {
                /** Format: uuid */
                _id?: string;
                url?: string;
                name?: string;
                type?: string;
                size?: number;
                width?: number;
                height?: number;
                placeholder?: string;
            } | null;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
            /** @description languages that lack a translation */
            _missing?: string[];
            /** @description languages whose translation is older than its source */
            _outdated?: string[];
        };
        PicturesCreate: {
            title: string;
            /** Format: uuid */
            file: string;
        };
        PicturesUpdate: {
            title?: string | null;
            /** Format: uuid */
            file?: string;
        };
        Products: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string | null;
            shortName?: string | null;
            code?: string | null;
            /** @enum {string|null} */
            type?: "device" | "gateway" | "accessory" | "subscription" | "integration" | "license" | "package" | null;
            price?: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            } | null;
            description?: string | null;
            images?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
                file?: {
                    /** Format: uuid */
                    _id?: string;
                    url?: string;
                    name?: string;
                    type?: string;
                    size?: number;
                    width?: number;
                    height?: number;
                    placeholder?: string;
                };
            }[];
            deviceType?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
            } | null;
            gatewayType?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
            } | null;
            accessoryType?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
            } | null;
            /** @enum {string|null} */
            communicationType?: "lorawan" | "nb_iot" | "lte_m" | "lte_cat1" | "lte_cat4" | "nr_5g" | "gsm_2g" | "zigbee" | "thread" | "ble" | "uwb" | "nfc" | "wifi" | "ethernet" | "rs485_modbus" | "can_bus" | "wmbus" | "satellite" | "none" | null;
            /** @enum {string|null} */
            connectivityType?: "lpwan" | "cellular" | "short_range" | "local_network" | "wired_fieldbus" | "satellite" | "hybrid" | "none" | null;
            networkServers?: ("EU868" | "US915" | "AS923" | "IN865" | "AU915")[];
            /** @enum {string|null} */
            platformType?: "cloud" | "on_premise" | "hybrid" | "edge" | "none" | null;
            /** @enum {string|null} */
            subscriptionType?: "connectivity" | "platform" | "network_server" | "analytics" | "support" | null;
            /** @enum {string|null} */
            subscriptionPeriod?: "monthly" | "quarterly" | "semi_annual" | "annual" | "biennial" | "triennial" | "perpetual" | null;
            /** @enum {string|null} */
            licenceType?: "per_device" | "per_gateway" | "per_user" | "per_site" | "feature" | "enterprise" | null;
            licenceQuantity?: number | null;
            includedProducts?: {
                product?: {
                    /** Format: uuid */
                    _id?: string;
                    name?: string;
                    code?: string;
                    /** @enum {string} */
                    type?: "device" | "gateway" | "accessory" | "subscription" | "integration" | "license" | "package";
                    price?: {
                        amount: number;
                        /** @enum {string} */
                        currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                    };
                };
                quantity?: number;
            }[];
            /** @enum {string|null} */
            notificationPackageType?: "sms" | "email" | "voice_call" | "push" | "messaging_app" | null;
            notificationPackageLimit?: number | null;
            /** @enum {string|null} */
            stockMode?: "tracked" | "derived" | "none" | null;
            stock?: number | null;
            warrantyMonths?: number | null;
            specs?: {
                /** @enum {string} */
                name: "batteryLifeYears" | "batteryType" | "ipRating" | "operatingTempC" | "accuracy" | "range" | "supplyVoltage" | "reportInterval" | "dimensionsMm" | "weightG" | "gnss" | "interfaces" | "loraRegions" | "mounting" | "channels" | "capacity" | "length" | "connector" | "gain" | "dataAllowance" | "coverage" | "limit" | "retention" | "responseTime" | "protocols" | "power" | "storage" | "material" | "certification" | "seats";
                value: string;
            }[];
            certifications?: string[];
            documentation?: ("datasheet" | "quick_start" | "user_manual")[];
            faqs?: {
                question: string;
                answer: string;
            }[];
            tags?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
            }[];
            applications?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
            }[];
            useCases?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
            }[];
            industries?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
            }[];
            relatedAccessories?: {
                /** Format: uuid */
                _id?: string;
                name?: string;
                code?: string;
                /** @enum {string} */
                type?: "device" | "gateway" | "accessory" | "subscription" | "integration" | "license" | "package";
                price?: {
                    amount: number;
                    /** @enum {string} */
                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                };
            }[];
            similarProducts?: {
                /** Format: uuid */
                _id?: string;
                name?: string;
                code?: string;
                /** @enum {string} */
                type?: "device" | "gateway" | "accessory" | "subscription" | "integration" | "license" | "package";
                price?: {
                    amount: number;
                    /** @enum {string} */
                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                };
            }[];
            visible?: boolean;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
            /** @description languages that lack a translation */
            _missing?: string[];
            /** @description languages whose translation is older than its source */
            _outdated?: string[];
        };
        ProductsCreate: {
            name: string;
            shortName?: string | null;
            code: string;
            /** @enum {string} */
            type: "device" | "gateway" | "accessory" | "subscription" | "integration" | "license" | "package";
            price: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            };
            description?: string | null;
            images?: string[] | null;
            /** Format: uuid */
            deviceType?: string | null;
            /** Format: uuid */
            gatewayType?: string | null;
            /** Format: uuid */
            accessoryType?: string | null;
            /** @enum {string|null} */
            communicationType?: "lorawan" | "nb_iot" | "lte_m" | "lte_cat1" | "lte_cat4" | "nr_5g" | "gsm_2g" | "zigbee" | "thread" | "ble" | "uwb" | "nfc" | "wifi" | "ethernet" | "rs485_modbus" | "can_bus" | "wmbus" | "satellite" | "none" | null;
            /** @enum {string|null} */
            connectivityType?: "lpwan" | "cellular" | "short_range" | "local_network" | "wired_fieldbus" | "satellite" | "hybrid" | "none" | null;
            networkServers?: ("EU868" | "US915" | "AS923" | "IN865" | "AU915")[] | null;
            /** @enum {string|null} */
            platformType?: "cloud" | "on_premise" | "hybrid" | "edge" | "none" | null;
            /** @enum {string|null} */
            subscriptionType?: "connectivity" | "platform" | "network_server" | "analytics" | "support" | null;
            /** @enum {string|null} */
            subscriptionPeriod?: "monthly" | "quarterly" | "semi_annual" | "annual" | "biennial" | "triennial" | "perpetual" | null;
            /** @enum {string|null} */
            licenceType?: "per_device" | "per_gateway" | "per_user" | "per_site" | "feature" | "enterprise" | null;
            licenceQuantity?: number | null;
            includedProducts?: {
                /** Format: uuid */
                product: string;
                quantity: number;
            }[] | null;
            /** @enum {string|null} */
            notificationPackageType?: "sms" | "email" | "voice_call" | "push" | "messaging_app" | null;
            notificationPackageLimit?: number | null;
            /** @enum {string} */
            stockMode: "tracked" | "derived" | "none";
            stock?: number | null;
            warrantyMonths?: number | null;
            specs?: {
                /** @enum {string} */
                name: "batteryLifeYears" | "batteryType" | "ipRating" | "operatingTempC" | "accuracy" | "range" | "supplyVoltage" | "reportInterval" | "dimensionsMm" | "weightG" | "gnss" | "interfaces" | "loraRegions" | "mounting" | "channels" | "capacity" | "length" | "connector" | "gain" | "dataAllowance" | "coverage" | "limit" | "retention" | "responseTime" | "protocols" | "power" | "storage" | "material" | "certification" | "seats";
                value: string;
            }[] | null;
            certifications?: string[] | null;
            documentation?: ("datasheet" | "quick_start" | "user_manual")[] | null;
            faqs?: {
                question: string;
                answer: string;
            }[] | null;
            tags?: string[] | null;
            applications?: string[] | null;
            useCases?: string[] | null;
            industries?: string[] | null;
            relatedAccessories?: string[] | null;
            similarProducts?: string[] | null;
            /** @default true */
            visible: boolean | null;
        };
        ProductsUpdate: {
            name?: string | null;
            shortName?: string | null;
            code?: string;
            /** @enum {string} */
            type?: "device" | "gateway" | "accessory" | "subscription" | "integration" | "license" | "package";
            price?: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            };
            description?: string | null;
            images?: string[] | null;
            /** Format: uuid */
            deviceType?: string | null;
            /** Format: uuid */
            gatewayType?: string | null;
            /** Format: uuid */
            accessoryType?: string | null;
            /** @enum {string|null} */
            communicationType?: "lorawan" | "nb_iot" | "lte_m" | "lte_cat1" | "lte_cat4" | "nr_5g" | "gsm_2g" | "zigbee" | "thread" | "ble" | "uwb" | "nfc" | "wifi" | "ethernet" | "rs485_modbus" | "can_bus" | "wmbus" | "satellite" | "none" | null;
            /** @enum {string|null} */
            connectivityType?: "lpwan" | "cellular" | "short_range" | "local_network" | "wired_fieldbus" | "satellite" | "hybrid" | "none" | null;
            networkServers?: ("EU868" | "US915" | "AS923" | "IN865" | "AU915")[] | null;
            /** @enum {string|null} */
            platformType?: "cloud" | "on_premise" | "hybrid" | "edge" | "none" | null;
            /** @enum {string|null} */
            subscriptionType?: "connectivity" | "platform" | "network_server" | "analytics" | "support" | null;
            /** @enum {string|null} */
            subscriptionPeriod?: "monthly" | "quarterly" | "semi_annual" | "annual" | "biennial" | "triennial" | "perpetual" | null;
            /** @enum {string|null} */
            licenceType?: "per_device" | "per_gateway" | "per_user" | "per_site" | "feature" | "enterprise" | null;
            licenceQuantity?: number | null;
            includedProducts?: {
                /** Format: uuid */
                product: string;
                quantity: number;
            }[] | null;
            /** @enum {string|null} */
            notificationPackageType?: "sms" | "email" | "voice_call" | "push" | "messaging_app" | null;
            notificationPackageLimit?: number | null;
            /** @enum {string} */
            stockMode?: "tracked" | "derived" | "none";
            stock?: number | null;
            warrantyMonths?: number | null;
            specs?: {
                /** @enum {string} */
                name: "batteryLifeYears" | "batteryType" | "ipRating" | "operatingTempC" | "accuracy" | "range" | "supplyVoltage" | "reportInterval" | "dimensionsMm" | "weightG" | "gnss" | "interfaces" | "loraRegions" | "mounting" | "channels" | "capacity" | "length" | "connector" | "gain" | "dataAllowance" | "coverage" | "limit" | "retention" | "responseTime" | "protocols" | "power" | "storage" | "material" | "certification" | "seats";
                value: string;
            }[] | null;
            certifications?: string[] | null;
            documentation?: ("datasheet" | "quick_start" | "user_manual")[] | null;
            faqs?: {
                question: string;
                answer: string;
            }[] | null;
            tags?: string[] | null;
            applications?: string[] | null;
            useCases?: string[] | null;
            industries?: string[] | null;
            relatedAccessories?: string[] | null;
            similarProducts?: string[] | null;
            /** @default true */
            visible: boolean | null;
        };
        ProductsPublic: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string | null;
            shortName?: string | null;
            code?: string | null;
            /** @enum {string|null} */
            type?: "device" | "gateway" | "accessory" | "subscription" | "integration" | "license" | "package" | null;
            price?: {
                amount: number;
                /** @enum {string} */
                currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
            } | null;
            description?: string | null;
            images?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
                file?: {
                    /** Format: uuid */
                    _id?: string;
                    url?: string;
                    name?: string;
                    type?: string;
                    size?: number;
                    width?: number;
                    height?: number;
                    placeholder?: string;
                };
            }[];
            deviceType?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
            } | null;
            gatewayType?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
            } | null;
            accessoryType?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
            } | null;
            /** @enum {string|null} */
            communicationType?: "lorawan" | "nb_iot" | "lte_m" | "lte_cat1" | "lte_cat4" | "nr_5g" | "gsm_2g" | "zigbee" | "thread" | "ble" | "uwb" | "nfc" | "wifi" | "ethernet" | "rs485_modbus" | "can_bus" | "wmbus" | "satellite" | "none" | null;
            /** @enum {string|null} */
            connectivityType?: "lpwan" | "cellular" | "short_range" | "local_network" | "wired_fieldbus" | "satellite" | "hybrid" | "none" | null;
            networkServers?: ("EU868" | "US915" | "AS923" | "IN865" | "AU915")[];
            /** @enum {string|null} */
            platformType?: "cloud" | "on_premise" | "hybrid" | "edge" | "none" | null;
            /** @enum {string|null} */
            subscriptionType?: "connectivity" | "platform" | "network_server" | "analytics" | "support" | null;
            /** @enum {string|null} */
            subscriptionPeriod?: "monthly" | "quarterly" | "semi_annual" | "annual" | "biennial" | "triennial" | "perpetual" | null;
            /** @enum {string|null} */
            licenceType?: "per_device" | "per_gateway" | "per_user" | "per_site" | "feature" | "enterprise" | null;
            licenceQuantity?: number | null;
            includedProducts?: {
                product?: {
                    /** Format: uuid */
                    _id?: string;
                    name?: string;
                    code?: string;
                    /** @enum {string} */
                    type?: "device" | "gateway" | "accessory" | "subscription" | "integration" | "license" | "package";
                    price?: {
                        amount: number;
                        /** @enum {string} */
                        currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                    };
                };
                quantity?: number;
            }[];
            /** @enum {string|null} */
            notificationPackageType?: "sms" | "email" | "voice_call" | "push" | "messaging_app" | null;
            notificationPackageLimit?: number | null;
            /** @enum {string|null} */
            stockMode?: "tracked" | "derived" | "none" | null;
            stock?: number | null;
            warrantyMonths?: number | null;
            specs?: {
                /** @enum {string} */
                name: "batteryLifeYears" | "batteryType" | "ipRating" | "operatingTempC" | "accuracy" | "range" | "supplyVoltage" | "reportInterval" | "dimensionsMm" | "weightG" | "gnss" | "interfaces" | "loraRegions" | "mounting" | "channels" | "capacity" | "length" | "connector" | "gain" | "dataAllowance" | "coverage" | "limit" | "retention" | "responseTime" | "protocols" | "power" | "storage" | "material" | "certification" | "seats";
                value: string;
            }[];
            certifications?: string[];
            documentation?: ("datasheet" | "quick_start" | "user_manual")[];
            faqs?: {
                question: string;
                answer: string;
            }[];
            tags?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
            }[];
            applications?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
            }[];
            useCases?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
            }[];
            industries?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
            }[];
            relatedAccessories?: {
                /** Format: uuid */
                _id?: string;
                name?: string;
                code?: string;
                /** @enum {string} */
                type?: "device" | "gateway" | "accessory" | "subscription" | "integration" | "license" | "package";
                price?: {
                    amount: number;
                    /** @enum {string} */
                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                };
            }[];
            similarProducts?: {
                /** Format: uuid */
                _id?: string;
                name?: string;
                code?: string;
                /** @enum {string} */
                type?: "device" | "gateway" | "accessory" | "subscription" | "integration" | "license" | "package";
                price?: {
                    amount: number;
                    /** @enum {string} */
                    currency: "USD" | "EUR" | "GBP" | "SAR" | "AED" | "QAR" | "EGP" | "TRY" | "KWD" | "BHD" | "OMR" | "JOD" | "JPY";
                };
            }[];
            visible?: boolean;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
        };
        Roles: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            description?: string | null;
            permissions?: string[];
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
            /** @description languages that lack a translation */
            _missing?: string[];
            /** @description languages whose translation is older than its source */
            _outdated?: string[];
        };
        RolesCreate: {
            title: string;
            description?: string | null;
            permissions?: string[] | null;
        };
        RolesUpdate: {
            title?: string | null;
            description?: string | null;
            permissions?: string[] | null;
        };
        Tags: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            code?: string | null;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
            /** @description languages that lack a translation */
            _missing?: string[];
            /** @description languages whose translation is older than its source */
            _outdated?: string[];
        };
        TagsCreate: {
            title: string;
            code?: string | null;
        };
        TagsUpdate: {
            title?: string | null;
            code?: string | null;
        };
        TagsPublic: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            code?: string | null;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
        };
        TenantUsers: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            tenant?: {
                /** Format: uuid */
                _id?: string;
                name?: string;
                tenantId?: string;
            } | null;
            name?: string | null;
            avatar?: {
                /** Format: uuid */
                _id?: string;
                url?: string;
                name?: string;
                type?: string;
                size?: number;
                width?: number;
                height?: number;
                placeholder?: string;
            } | null;
            /** @enum {string|null} */
            title?: "mr" | "ms" | "dr" | "eng" | null;
            firstName?: string | null;
            lastName?: string | null;
            /** Format: email */
            email?: string | null;
            username?: string | null;
            /** Format: phone */
            phoneNumber?: string | null;
            address?: {
                fullName?: string;
                country: string;
                city: string;
                address?: string;
                /** Format: phone */
                phone?: string;
                additionalDetails?: string;
            } | null;
            /** @enum {string|null} */
            language?: "en" | "ar" | null;
            roles?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
                permissions?: string[];
            }[];
            permissions?: string[];
            active?: boolean;
        };
        TenantUsersCreate: {
            /** Format: uuid */
            tenant: string;
            /** Format: uuid */
            avatar?: string | null;
            /** @enum {string|null} */
            title?: "mr" | "ms" | "dr" | "eng" | null;
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
            username?: string | null;
            /** Format: phone */
            phoneNumber?: string | null;
            address?: {
                fullName?: string;
                country: string;
                city: string;
                address?: string;
                /** Format: phone */
                phone?: string;
                additionalDetails?: string;
            } | null;
            /** @enum {string|null} */
            language?: "en" | "ar" | null;
            roles?: string[] | null;
            permissions?: string[] | null;
            /** @default true */
            active: boolean | null;
        };
        TenantUsersUpdate: {
            /** Format: uuid */
            tenant?: string;
            /** Format: uuid */
            avatar?: string | null;
            /** @enum {string|null} */
            title?: "mr" | "ms" | "dr" | "eng" | null;
            firstName?: string;
            lastName?: string;
            /** Format: email */
            email?: string;
            username?: string | null;
            /** Format: phone */
            phoneNumber?: string | null;
            address?: {
                fullName?: string;
                country: string;
                city: string;
                address?: string;
                /** Format: phone */
                phone?: string;
                additionalDetails?: string;
            } | null;
            /** @enum {string|null} */
            language?: "en" | "ar" | null;
            roles?: string[] | null;
            permissions?: string[] | null;
            /** @default true */
            active: boolean | null;
        };
        Tenants: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            name?: string | null;
            tenantId?: string | null;
            company?: {
                /** Format: uuid */
                _id?: string;
                companyName?: string;
            } | null;
            /** Format: email */
            email?: string | null;
            /** @enum {string|null} */
            language?: "en" | "ar" | null;
            allowedDeviceProfileTypes?: ("lorawan" | "nb_iot" | "lte_m" | "lte_cat1" | "lte_cat4" | "nr_5g" | "gsm_2g" | "zigbee" | "thread" | "ble" | "uwb" | "nfc" | "wifi" | "ethernet" | "rs485_modbus" | "can_bus" | "wmbus" | "satellite" | "none")[];
            allowedNetworkServers?: ("EU868" | "US915" | "AS923" | "IN865" | "AU915")[];
            active?: boolean;
        };
        TenantsCreate: {
            name: string;
            tenantId: string;
            /** Format: uuid */
            company: string;
            /** Format: email */
            email?: string | null;
            /** @enum {string|null} */
            language?: "en" | "ar" | null;
            allowedDeviceProfileTypes?: ("lorawan" | "nb_iot" | "lte_m" | "lte_cat1" | "lte_cat4" | "nr_5g" | "gsm_2g" | "zigbee" | "thread" | "ble" | "uwb" | "nfc" | "wifi" | "ethernet" | "rs485_modbus" | "can_bus" | "wmbus" | "satellite" | "none")[] | null;
            allowedNetworkServers?: ("EU868" | "US915" | "AS923" | "IN865" | "AU915")[] | null;
            /** @default true */
            active: boolean | null;
        };
        TenantsUpdate: {
            name?: string;
            tenantId?: string;
            /** Format: uuid */
            company?: string;
            /** Format: email */
            email?: string | null;
            /** @enum {string|null} */
            language?: "en" | "ar" | null;
            allowedDeviceProfileTypes?: ("lorawan" | "nb_iot" | "lte_m" | "lte_cat1" | "lte_cat4" | "nr_5g" | "gsm_2g" | "zigbee" | "thread" | "ble" | "uwb" | "nfc" | "wifi" | "ethernet" | "rs485_modbus" | "can_bus" | "wmbus" | "satellite" | "none")[] | null;
            allowedNetworkServers?: ("EU868" | "US915" | "AS923" | "IN865" | "AU915")[] | null;
            /** @default true */
            active: boolean | null;
        };
        UseCases: {
            /** Format: uuid */
            _id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            code?: string | null;
            description?: string | null;
            picture?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
                file?: {
                    /** Format: uuid */
                    _id?: string;
                    url?: string;
                    name?: string;
                    type?: string;
                    size?: number;
                    width?: number;
                    height?: number;
                    placeholder?: string;
                };
            } | null;
            visible?: boolean;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
            /** @description languages that lack a translation */
            _missing?: string[];
            /** @description languages whose translation is older than its source */
            _outdated?: string[];
        };
        UseCasesCreate: {
            title: string;
            code?: string | null;
            description?: string | null;
            /** Format: uuid */
            picture?: string | null;
            /** @default true */
            visible: boolean | null;
        };
        UseCasesUpdate: {
            title?: string | null;
            code?: string | null;
            description?: string | null;
            /** Format: uuid */
            picture?: string | null;
            /** @default true */
            visible: boolean | null;
        };
        UseCasesPublic: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            updatedAt: string;
            title?: string | null;
            code?: string | null;
            description?: string | null;
            picture?: {
                /** Format: uuid */
                _id?: string;
                title?: string;
                file?: {
                    /** Format: uuid */
                    _id?: string;
                    url?: string;
                    name?: string;
                    type?: string;
                    size?: number;
                    width?: number;
                    height?: number;
                    placeholder?: string;
                };
            } | null;
            visible?: boolean;
            /** @description fields given in another language because this one has no text yet */
            _fallback?: string[];
        };
        Profile: {
            /** Format: uuid */
            _id: string;
            /** @enum {string} */
            kind: "admin" | "company" | "tenantUser" | "customer";
            avatar?: {
                /** Format: uuid */
                _id?: string;
                url?: string;
                name?: string;
                type?: string;
                size?: number;
                width?: number;
                height?: number;
                placeholder?: string;
            } | null;
            title?: string | null;
            firstName: string;
            lastName: string;
            name: string;
            email: string;
            username?: string | null;
            phoneNumber?: {
                isoCode?: string;
                phoneNumber?: string;
            } | null;
            address?: {
                country?: string;
                city?: string;
                address?: string;
                additionalDetails?: string;
            } | null;
            language?: string | null;
            roles: {
                /** Format: uuid */
                _id?: string;
                title?: string;
            }[];
            permissions: string[];
            company?: {
                /** Format: uuid */
                _id?: string;
                name?: string;
            } | null;
            tenant?: {
                /** Format: uuid */
                _id?: string;
                tenantId?: string;
                email?: string | null;
                name?: string;
                settings?: {
                    language?: string | null;
                };
                allowedDeviceProfileTypes?: string[];
                allowedNetworkServers?: string[];
            } | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readFile: {
        parameters: {
            query?: {
                w?: 320 | 640 | 960 | 1280;
                f?: "avif" | "webp";
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/jpeg": string;
                    "image/avif": string;
                    "image/webp": string;
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    botCheck: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            provider: "altcha" | "recaptcha" | "off";
                            siteKey?: string;
                            challenge?: {
                                [key: string]: unknown;
                            };
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    signInAdmin: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                "x-bot-check"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    username: string;
                    password: string;
                    tenant?: string;
                    isRoot?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["Profile"];
                            accessToken: string;
                            refreshToken: string;
                            token: string;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    refreshAdmin: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refreshToken: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            accessToken: string;
                            refreshToken: string;
                            token: string;
                            cmsToken: string;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    signOutAdmin: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refreshToken: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    forgetPasswordAdmin: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                "x-bot-check"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    isRoot?: boolean;
                    tenant?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            sent: boolean;
                            minutes: number;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    verifyPasswordOtpAdmin: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    otp: string;
                    isRoot?: boolean;
                    tenant?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            valid: boolean;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    resetPasswordAdmin: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    otp: string;
                    password: string;
                    isRoot?: boolean;
                    tenant?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    meAdmin: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["Profile"];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    profileAdmin: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["Profile"];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    changeProfileAdmin: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string|null} */
                    title?: "mr" | "ms" | "dr" | "eng" | null;
                    firstName?: string;
                    lastName?: string;
                    username?: string | null;
                    /** @enum {string|null} */
                    language?: "en" | "ar" | null;
                    phoneNumber?: {
                        isoCode: string;
                        phoneNumber: string;
                    } | null;
                    address?: {
                        country: string;
                        city: string;
                        address?: string;
                        additionalDetails?: string;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["Profile"];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    changePasswordAdmin: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    signInCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                "x-bot-check"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    username: string;
                    password: string;
                    isRoot?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["Profile"];
                            accessToken: string;
                            refreshToken: string;
                            token: string;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    refreshCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refreshToken: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            accessToken: string;
                            refreshToken: string;
                            token: string;
                            cmsToken: string;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    signOutCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refreshToken: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    forgetPasswordCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                "x-bot-check"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    isRoot?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            sent: boolean;
                            minutes: number;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    verifyPasswordOtpCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    otp: string;
                    isRoot?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            valid: boolean;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    resetPasswordCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    otp: string;
                    password: string;
                    isRoot?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    meCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["Profile"];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    profileCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["Profile"];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    changeProfileCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string|null} */
                    title?: "mr" | "ms" | "dr" | "eng" | null;
                    firstName?: string;
                    lastName?: string;
                    username?: string | null;
                    /** @enum {string|null} */
                    language?: "en" | "ar" | null;
                    phoneNumber?: {
                        isoCode: string;
                        phoneNumber: string;
                    } | null;
                    address?: {
                        country: string;
                        city: string;
                        address?: string;
                        additionalDetails?: string;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["Profile"];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    changePasswordCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    signInUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                "x-bot-check"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    username: string;
                    password: string;
                    isRoot?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["Profile"];
                            accessToken: string;
                            refreshToken: string;
                            token: string;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    refreshUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refreshToken: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            accessToken: string;
                            refreshToken: string;
                            token: string;
                            cmsToken: string;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    signOutUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refreshToken: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    forgetPasswordUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                "x-bot-check"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    isRoot?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            sent: boolean;
                            minutes: number;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    verifyPasswordOtpUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    otp: string;
                    isRoot?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            valid: boolean;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    resetPasswordUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    otp: string;
                    password: string;
                    isRoot?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    meUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["Profile"];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    profileUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["Profile"];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    changeProfileUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string|null} */
                    title?: "mr" | "ms" | "dr" | "eng" | null;
                    firstName?: string;
                    lastName?: string;
                    username?: string | null;
                    /** @enum {string|null} */
                    language?: "en" | "ar" | null;
                    phoneNumber?: {
                        isoCode: string;
                        phoneNumber: string;
                    } | null;
                    address?: {
                        country: string;
                        city: string;
                        address?: string;
                        additionalDetails?: string;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["Profile"];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    changePasswordUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    signInTenantUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                "x-bot-check"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    username: string;
                    password: string;
                    tenant: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["Profile"];
                            accessToken: string;
                            refreshToken: string;
                            token: string;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    refreshTenantUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refreshToken: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            accessToken: string;
                            refreshToken: string;
                            token: string;
                            cmsToken: string;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    signOutTenantUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refreshToken: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    forgetPasswordTenantUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                "x-bot-check"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    isRoot?: boolean;
                    tenant?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            sent: boolean;
                            minutes: number;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    verifyPasswordOtpTenantUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    otp: string;
                    isRoot?: boolean;
                    tenant?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            valid: boolean;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    resetPasswordTenantUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    otp: string;
                    password: string;
                    isRoot?: boolean;
                    tenant?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    meTenantUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["Profile"];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    profileTenantUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["Profile"];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    changeProfileTenantUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string|null} */
                    title?: "mr" | "ms" | "dr" | "eng" | null;
                    firstName?: string;
                    lastName?: string;
                    username?: string | null;
                    /** @enum {string|null} */
                    language?: "en" | "ar" | null;
                    phoneNumber?: {
                        isoCode: string;
                        phoneNumber: string;
                    } | null;
                    address?: {
                        country: string;
                        city: string;
                        address?: string;
                        additionalDetails?: string;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["Profile"];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    changePasswordTenantUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    checkCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    companyName: string;
                    firstName: string;
                    lastName: string;
                    /** Format: email */
                    email: string;
                    /** Format: phone */
                    phoneNumber: string;
                    country: string;
                    city: string;
                    additionalDetails?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            valid: boolean;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    registerCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                "x-bot-check"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    companyName: string;
                    firstName: string;
                    lastName: string;
                    /** Format: email */
                    email: string;
                    /** Format: phone */
                    phoneNumber: string;
                    country: string;
                    city: string;
                    password: string;
                    additionalDetails?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            token: string;
                            minutes: number;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    verifyRegistration: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    otp: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["Profile"];
                            accessToken: string;
                            refreshToken: string;
                            token: string;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            _id?: string;
                            /** @enum {string} */
                            audience?: "cms" | "marketplace";
                            ip?: string;
                            device?: string;
                            createdAt?: string;
                            usedAt?: string;
                            current?: boolean;
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    endSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    changeAvatar: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            avatar: {
                                /** Format: uuid */
                                _id?: string;
                                url?: string;
                                name?: string;
                                type?: string;
                                size?: number;
                                width?: number;
                                height?: number;
                                placeholder?: string;
                            };
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    removeAvatar: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    invitation: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["Profile"];
                            accessToken: string;
                            refreshToken: string;
                            token: string;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    chooseTenants: {
        parameters: {
            query?: {
                search?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            _id?: string;
                            name?: string;
                            tenantId?: string;
                            email?: string | null;
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            /** Format: uuid */
                            _id?: string;
                            url?: string;
                            name?: string;
                            type?: string;
                            size?: number;
                            width?: number;
                            height?: number;
                            placeholder?: string;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readMetadata: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            enums?: {
                                [key: string]: {
                                    [key: string]: string;
                                };
                            };
                            labels?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description ISO 3166-1 alpha-2 code → name */
                        data: {
                            [key: string]: string;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listCities: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                /** @description ISO 3166-1 alpha-2 code */
                countryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description id of the city → name */
                        data: {
                            [key: string]: string;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listCallingCodes: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description ISO 3166-1 alpha-2 code → calling code */
                        data: {
                            [key: string]: string;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            allLanguages?: {
                                code?: string;
                                label?: string;
                            }[];
                            supportedLanguages?: {
                                code?: string;
                                label?: string;
                            }[];
                            language?: string;
                            visibility?: {
                                pricing?: {
                                    enabled?: boolean;
                                };
                                stock?: {
                                    enabled?: boolean;
                                };
                                payment?: {
                                    enabled?: boolean;
                                };
                            };
                            whatsapp?: {
                                enabled?: boolean;
                                url?: string | null;
                            };
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readPurchaseBarrier: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            reason: "deviceProfileType" | "networkServer";
                            wanted?: string[];
                            allowed?: string[];
                            message: string;
                        } | null;
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    beginCardSetup: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    returnTo: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            url: string;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listAccessoryTypes: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "code" | "-code" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                title?: string[];
                "title[contains]"?: string;
                "title[exists]"?: boolean;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccessoryTypes"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createAccessoryTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessoryTypesCreate"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccessoryTypes"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readAccessoryTypes: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccessoryTypes"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteAccessoryTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateAccessoryTypes: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessoryTypesUpdate"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccessoryTypes"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    referencesAccessoryTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            resource?: string;
                            field?: string;
                            label?: string;
                            count?: number;
                            records?: {
                                _id?: string;
                                title?: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    historyAccessoryTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            _id?: string;
                            /** Format: date-time */
                            at?: string;
                            /** @enum {string} */
                            kind?: "created" | "changed" | "deleted";
                            version?: number;
                            language?: string;
                            by?: {
                                _id?: string;
                                email?: string;
                            } | null;
                            changes?: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPublicAccessoryTypes: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "code" | "-code" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                title?: string[];
                "title[contains]"?: string;
                "title[exists]"?: boolean;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccessoryTypesPublic"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readPublicAccessoryTypes: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccessoryTypesPublic"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listOwnAddresses: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "name" | "-name" | "fullName" | "-fullName" | "phoneNumber" | "-phoneNumber" | "country" | "-country" | "city" | "-city" | "address" | "-address" | "isDefault" | "-isDefault" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of country, isDefault; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                name?: string[];
                "name[contains]"?: string;
                "name[exists]"?: boolean;
                fullName?: string[];
                "fullName[contains]"?: string;
                "fullName[exists]"?: boolean;
                phoneNumber?: string[];
                "phoneNumber[contains]"?: string;
                "phoneNumber[exists]"?: boolean;
                country?: string[];
                "country[exists]"?: boolean;
                city?: string[];
                "city[contains]"?: string;
                "city[exists]"?: boolean;
                "address[contains]"?: string;
                "address[exists]"?: boolean;
                isDefault?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Addresses"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            country?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            isDefault?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createOwnAddresses: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressesCreate"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Addresses"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readOwnAddresses: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Addresses"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteOwnAddresses: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateOwnAddresses: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressesUpdate"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Addresses"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listAdmins: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "name" | "-name" | "title" | "-title" | "firstName" | "-firstName" | "lastName" | "-lastName" | "email" | "-email" | "username" | "-username" | "phoneNumber" | "-phoneNumber" | "language" | "-language" | "active" | "-active" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of title, language, active; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                name?: string[];
                "name[contains]"?: string;
                "name[exists]"?: boolean;
                "avatar[exists]"?: boolean;
                title?: ("mr" | "ms" | "dr" | "eng")[];
                "title[exists]"?: boolean;
                firstName?: string[];
                "firstName[contains]"?: string;
                "firstName[exists]"?: boolean;
                lastName?: string[];
                "lastName[contains]"?: string;
                "lastName[exists]"?: boolean;
                email?: string[];
                "email[contains]"?: string;
                "email[exists]"?: boolean;
                username?: string[];
                "username[contains]"?: string;
                "username[exists]"?: boolean;
                phoneNumber?: string[];
                "phoneNumber[contains]"?: string;
                "phoneNumber[exists]"?: boolean;
                "address[exists]"?: boolean;
                language?: ("en" | "ar")[];
                "language[exists]"?: boolean;
                active?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Admins"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            title?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            language?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            active?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createAdmins: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminsCreate"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Admins"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readAdmins: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Admins"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteAdmins: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateAdmins: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminsUpdate"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Admins"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    referencesAdmins: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            resource?: string;
                            field?: string;
                            label?: string;
                            count?: number;
                            records?: {
                                _id?: string;
                                title?: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    historyAdmins: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            _id?: string;
                            /** Format: date-time */
                            at?: string;
                            /** @enum {string} */
                            kind?: "created" | "changed" | "deleted";
                            version?: number;
                            language?: string;
                            by?: {
                                _id?: string;
                                email?: string;
                            } | null;
                            changes?: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    activateAdmins: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Admins"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deactivateAdmins: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Admins"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    inviteAdmins: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Admins"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listApplications: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "code" | "-code" | "description" | "-description" | "visible" | "-visible" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of picture, visible; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                title?: string[];
                "title[contains]"?: string;
                "title[exists]"?: boolean;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                "description[contains]"?: string;
                "description[exists]"?: boolean;
                picture?: string[];
                "picture[exists]"?: boolean;
                visible?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Applications"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            picture?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            visible?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createApplications: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationsCreate"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Applications"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readApplications: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Applications"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteApplications: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateApplications: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationsUpdate"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Applications"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    referencesApplications: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            resource?: string;
                            field?: string;
                            label?: string;
                            count?: number;
                            records?: {
                                _id?: string;
                                title?: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    historyApplications: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            _id?: string;
                            /** Format: date-time */
                            at?: string;
                            /** @enum {string} */
                            kind?: "created" | "changed" | "deleted";
                            version?: number;
                            language?: string;
                            by?: {
                                _id?: string;
                                email?: string;
                            } | null;
                            changes?: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    showApplications: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Applications"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    hideApplications: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Applications"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPublicApplications: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "code" | "-code" | "description" | "-description" | "visible" | "-visible" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of picture, visible; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                title?: string[];
                "title[contains]"?: string;
                "title[exists]"?: boolean;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                "description[contains]"?: string;
                "description[exists]"?: boolean;
                picture?: string[];
                "picture[exists]"?: boolean;
                visible?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApplicationsPublic"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            picture?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            visible?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readPublicApplications: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApplicationsPublic"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listAuditEvents: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "email" | "-email" | "event" | "-event" | "kind" | "-kind" | "actor" | "-actor" | "ip" | "-ip" | "device" | "-device" | "details" | "-details" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of event, kind; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                email?: string[];
                "email[contains]"?: string;
                "email[exists]"?: boolean;
                event?: ("signed_in" | "sign_in_failed" | "signed_out" | "sessions_ended" | "token_reused" | "too_many_attempts" | "code_requested" | "code_failed" | "password_reset" | "password_changed" | "registered" | "invited" | "invitation_accepted" | "rights_changed" | "activated" | "deactivated" | "deleted")[];
                "event[exists]"?: boolean;
                kind?: ("admin" | "company" | "tenantUser" | "customer")[];
                "kind[exists]"?: boolean;
                actor?: string[];
                "actor[contains]"?: string;
                "actor[exists]"?: boolean;
                ip?: string[];
                "ip[contains]"?: string;
                "ip[exists]"?: boolean;
                device?: string[];
                "device[contains]"?: string;
                "device[exists]"?: boolean;
                "details[contains]"?: string;
                "details[exists]"?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditEvents"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            event?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            kind?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readAuditEvents: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditEvents"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    referencesAuditEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            resource?: string;
                            field?: string;
                            label?: string;
                            count?: number;
                            records?: {
                                _id?: string;
                                title?: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    historyAuditEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            _id?: string;
                            /** Format: date-time */
                            at?: string;
                            /** @enum {string} */
                            kind?: "created" | "changed" | "deleted";
                            version?: number;
                            language?: string;
                            by?: {
                                _id?: string;
                                email?: string;
                            } | null;
                            changes?: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listCompanies: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "companyName" | "-companyName" | "name" | "-name" | "title" | "-title" | "firstName" | "-firstName" | "lastName" | "-lastName" | "email" | "-email" | "username" | "-username" | "phoneNumber" | "-phoneNumber" | "language" | "-language" | "active" | "-active" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of title, language, roles, active; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                companyName?: string[];
                "companyName[contains]"?: string;
                "companyName[exists]"?: boolean;
                name?: string[];
                "name[contains]"?: string;
                "name[exists]"?: boolean;
                "avatar[exists]"?: boolean;
                title?: ("mr" | "ms" | "dr" | "eng")[];
                "title[exists]"?: boolean;
                firstName?: string[];
                "firstName[contains]"?: string;
                "firstName[exists]"?: boolean;
                lastName?: string[];
                "lastName[contains]"?: string;
                "lastName[exists]"?: boolean;
                email?: string[];
                "email[contains]"?: string;
                "email[exists]"?: boolean;
                username?: string[];
                "username[contains]"?: string;
                "username[exists]"?: boolean;
                phoneNumber?: string[];
                "phoneNumber[contains]"?: string;
                "phoneNumber[exists]"?: boolean;
                "address[exists]"?: boolean;
                language?: ("en" | "ar")[];
                "language[exists]"?: boolean;
                roles?: string[];
                "roles[exists]"?: boolean;
                permissions?: string[];
                active?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Companies"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            title?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            language?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            roles?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            active?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createCompanies: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompaniesCreate"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Companies"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readCompanies: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Companies"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteCompanies: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateCompanies: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompaniesUpdate"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Companies"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    referencesCompanies: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            resource?: string;
                            field?: string;
                            label?: string;
                            count?: number;
                            records?: {
                                _id?: string;
                                title?: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    historyCompanies: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            _id?: string;
                            /** Format: date-time */
                            at?: string;
                            /** @enum {string} */
                            kind?: "created" | "changed" | "deleted";
                            version?: number;
                            language?: string;
                            by?: {
                                _id?: string;
                                email?: string;
                            } | null;
                            changes?: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    activateCompanies: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Companies"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deactivateCompanies: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Companies"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    inviteCompanies: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Companies"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "name" | "-name" | "title" | "-title" | "firstName" | "-firstName" | "lastName" | "-lastName" | "email" | "-email" | "username" | "-username" | "phoneNumber" | "-phoneNumber" | "language" | "-language" | "active" | "-active" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of title, language, active; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                name?: string[];
                "name[contains]"?: string;
                "name[exists]"?: boolean;
                "avatar[exists]"?: boolean;
                title?: ("mr" | "ms" | "dr" | "eng")[];
                "title[exists]"?: boolean;
                firstName?: string[];
                "firstName[contains]"?: string;
                "firstName[exists]"?: boolean;
                lastName?: string[];
                "lastName[contains]"?: string;
                "lastName[exists]"?: boolean;
                email?: string[];
                "email[contains]"?: string;
                "email[exists]"?: boolean;
                username?: string[];
                "username[contains]"?: string;
                "username[exists]"?: boolean;
                phoneNumber?: string[];
                "phoneNumber[contains]"?: string;
                "phoneNumber[exists]"?: boolean;
                "address[exists]"?: boolean;
                language?: ("en" | "ar")[];
                "language[exists]"?: boolean;
                active?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Customers"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            title?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            language?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            active?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createCustomers: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomersCreate"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Customers"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readCustomers: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Customers"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteCustomers: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateCustomers: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomersUpdate"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Customers"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    referencesCustomers: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            resource?: string;
                            field?: string;
                            label?: string;
                            count?: number;
                            records?: {
                                _id?: string;
                                title?: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    historyCustomers: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            _id?: string;
                            /** Format: date-time */
                            at?: string;
                            /** @enum {string} */
                            kind?: "created" | "changed" | "deleted";
                            version?: number;
                            language?: string;
                            by?: {
                                _id?: string;
                                email?: string;
                            } | null;
                            changes?: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    activateCustomers: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Customers"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deactivateCustomers: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Customers"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    inviteCustomers: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Customers"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listDeviceTypes: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "code" | "-code" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                title?: string[];
                "title[contains]"?: string;
                "title[exists]"?: boolean;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeviceTypes"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createDeviceTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceTypesCreate"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeviceTypes"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readDeviceTypes: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeviceTypes"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteDeviceTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateDeviceTypes: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceTypesUpdate"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeviceTypes"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    referencesDeviceTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            resource?: string;
                            field?: string;
                            label?: string;
                            count?: number;
                            records?: {
                                _id?: string;
                                title?: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    historyDeviceTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            _id?: string;
                            /** Format: date-time */
                            at?: string;
                            /** @enum {string} */
                            kind?: "created" | "changed" | "deleted";
                            version?: number;
                            language?: string;
                            by?: {
                                _id?: string;
                                email?: string;
                            } | null;
                            changes?: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPublicDeviceTypes: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "code" | "-code" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                title?: string[];
                "title[contains]"?: string;
                "title[exists]"?: boolean;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeviceTypesPublic"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readPublicDeviceTypes: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeviceTypesPublic"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listGatewayTypes: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "code" | "-code" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                title?: string[];
                "title[contains]"?: string;
                "title[exists]"?: boolean;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GatewayTypes"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createGatewayTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GatewayTypesCreate"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GatewayTypes"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readGatewayTypes: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GatewayTypes"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteGatewayTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateGatewayTypes: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GatewayTypesUpdate"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GatewayTypes"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    referencesGatewayTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            resource?: string;
                            field?: string;
                            label?: string;
                            count?: number;
                            records?: {
                                _id?: string;
                                title?: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    historyGatewayTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            _id?: string;
                            /** Format: date-time */
                            at?: string;
                            /** @enum {string} */
                            kind?: "created" | "changed" | "deleted";
                            version?: number;
                            language?: string;
                            by?: {
                                _id?: string;
                                email?: string;
                            } | null;
                            changes?: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPublicGatewayTypes: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "code" | "-code" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                title?: string[];
                "title[contains]"?: string;
                "title[exists]"?: boolean;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GatewayTypesPublic"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readPublicGatewayTypes: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GatewayTypesPublic"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listIndustries: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "code" | "-code" | "description" | "-description" | "visible" | "-visible" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of picture, visible; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                title?: string[];
                "title[contains]"?: string;
                "title[exists]"?: boolean;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                "description[contains]"?: string;
                "description[exists]"?: boolean;
                picture?: string[];
                "picture[exists]"?: boolean;
                visible?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Industries"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            picture?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            visible?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createIndustries: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndustriesCreate"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Industries"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readIndustries: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Industries"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteIndustries: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateIndustries: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndustriesUpdate"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Industries"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    referencesIndustries: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            resource?: string;
                            field?: string;
                            label?: string;
                            count?: number;
                            records?: {
                                _id?: string;
                                title?: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    historyIndustries: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            _id?: string;
                            /** Format: date-time */
                            at?: string;
                            /** @enum {string} */
                            kind?: "created" | "changed" | "deleted";
                            version?: number;
                            language?: string;
                            by?: {
                                _id?: string;
                                email?: string;
                            } | null;
                            changes?: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    showIndustries: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Industries"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    hideIndustries: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Industries"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPublicIndustries: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "code" | "-code" | "description" | "-description" | "visible" | "-visible" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of picture, visible; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                title?: string[];
                "title[contains]"?: string;
                "title[exists]"?: boolean;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                "description[contains]"?: string;
                "description[exists]"?: boolean;
                picture?: string[];
                "picture[exists]"?: boolean;
                visible?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IndustriesPublic"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            picture?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            visible?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readPublicIndustries: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IndustriesPublic"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listOwnPaymentMethods: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "type" | "-type" | "accountName" | "-accountName" | "iban" | "-iban" | "swiftCode" | "-swiftCode" | "token" | "-token" | "provider" | "-provider" | "brand" | "-brand" | "lastFour" | "-lastFour" | "expiry" | "-expiry" | "holder" | "-holder" | "isDefault" | "-isDefault" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of type, isDefault; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                type?: ("bank_account" | "card")[];
                "type[exists]"?: boolean;
                accountName?: string[];
                "accountName[contains]"?: string;
                "accountName[exists]"?: boolean;
                iban?: string[];
                "iban[contains]"?: string;
                "iban[exists]"?: boolean;
                swiftCode?: string[];
                "swiftCode[contains]"?: string;
                "swiftCode[exists]"?: boolean;
                provider?: string[];
                "provider[contains]"?: string;
                "provider[exists]"?: boolean;
                brand?: string[];
                "brand[contains]"?: string;
                "brand[exists]"?: boolean;
                lastFour?: string[];
                "lastFour[contains]"?: string;
                "lastFour[exists]"?: boolean;
                expiry?: string[];
                "expiry[contains]"?: string;
                "expiry[exists]"?: boolean;
                holder?: string[];
                "holder[contains]"?: string;
                "holder[exists]"?: boolean;
                isDefault?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentMethods"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            type?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            isDefault?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createOwnPaymentMethods: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentMethodsCreate"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentMethods"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readOwnPaymentMethods: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentMethods"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteOwnPaymentMethods: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateOwnPaymentMethods: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentMethodsUpdate"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentMethods"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPictures: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                title?: string[];
                "title[contains]"?: string;
                "title[exists]"?: boolean;
                "file[exists]"?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Pictures"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createPictures: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PicturesCreate"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Pictures"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readPictures: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Pictures"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deletePictures: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updatePictures: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PicturesUpdate"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Pictures"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    referencesPictures: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            resource?: string;
                            field?: string;
                            label?: string;
                            count?: number;
                            records?: {
                                _id?: string;
                                title?: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    historyPictures: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            _id?: string;
                            /** Format: date-time */
                            at?: string;
                            /** @enum {string} */
                            kind?: "created" | "changed" | "deleted";
                            version?: number;
                            language?: string;
                            by?: {
                                _id?: string;
                                email?: string;
                            } | null;
                            changes?: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listAlsoPictures: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                title?: string[];
                "title[contains]"?: string;
                "title[exists]"?: boolean;
                "file[exists]"?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Pictures"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listProducts: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "name" | "-name" | "shortName" | "-shortName" | "code" | "-code" | "type" | "-type" | "price" | "-price" | "communicationType" | "-communicationType" | "connectivityType" | "-connectivityType" | "platformType" | "-platformType" | "subscriptionType" | "-subscriptionType" | "subscriptionPeriod" | "-subscriptionPeriod" | "licenceType" | "-licenceType" | "licenceQuantity" | "-licenceQuantity" | "notificationPackageType" | "-notificationPackageType" | "notificationPackageLimit" | "-notificationPackageLimit" | "stockMode" | "-stockMode" | "stock" | "-stock" | "warrantyMonths" | "-warrantyMonths" | "visible" | "-visible" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of type, price, images, deviceType, gatewayType, accessoryType, communicationType, connectivityType, platformType, subscriptionType, subscriptionPeriod, licenceType, licenceQuantity, notificationPackageType, notificationPackageLimit, stockMode, stock, warrantyMonths, tags, applications, useCases, industries, relatedAccessories, similarProducts, visible; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                name?: string[];
                "name[contains]"?: string;
                "name[exists]"?: boolean;
                shortName?: string[];
                "shortName[contains]"?: string;
                "shortName[exists]"?: boolean;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                type?: ("device" | "gateway" | "accessory" | "subscription" | "integration" | "license" | "package")[];
                "type[exists]"?: boolean;
                "price[gte]"?: number;
                "price[lte]"?: number;
                "price[exists]"?: boolean;
                "description[contains]"?: string;
                "description[exists]"?: boolean;
                images?: string[];
                "images[exists]"?: boolean;
                deviceType?: string[];
                "deviceType[exists]"?: boolean;
                gatewayType?: string[];
                "gatewayType[exists]"?: boolean;
                accessoryType?: string[];
                "accessoryType[exists]"?: boolean;
                communicationType?: ("lorawan" | "nb_iot" | "lte_m" | "lte_cat1" | "lte_cat4" | "nr_5g" | "gsm_2g" | "zigbee" | "thread" | "ble" | "uwb" | "nfc" | "wifi" | "ethernet" | "rs485_modbus" | "can_bus" | "wmbus" | "satellite" | "none")[];
                "communicationType[exists]"?: boolean;
                connectivityType?: ("lpwan" | "cellular" | "short_range" | "local_network" | "wired_fieldbus" | "satellite" | "hybrid" | "none")[];
                "connectivityType[exists]"?: boolean;
                networkServers?: ("EU868" | "US915" | "AS923" | "IN865" | "AU915")[];
                platformType?: ("cloud" | "on_premise" | "hybrid" | "edge" | "none")[];
                "platformType[exists]"?: boolean;
                subscriptionType?: ("connectivity" | "platform" | "network_server" | "analytics" | "support")[];
                "subscriptionType[exists]"?: boolean;
                subscriptionPeriod?: ("monthly" | "quarterly" | "semi_annual" | "annual" | "biennial" | "triennial" | "perpetual")[];
                "subscriptionPeriod[exists]"?: boolean;
                licenceType?: ("per_device" | "per_gateway" | "per_user" | "per_site" | "feature" | "enterprise")[];
                "licenceType[exists]"?: boolean;
                "licenceQuantity[gte]"?: number;
                "licenceQuantity[lte]"?: number;
                "licenceQuantity[exists]"?: boolean;
                includedProducts?: string[];
                notificationPackageType?: ("sms" | "email" | "voice_call" | "push" | "messaging_app")[];
                "notificationPackageType[exists]"?: boolean;
                "notificationPackageLimit[gte]"?: number;
                "notificationPackageLimit[lte]"?: number;
                "notificationPackageLimit[exists]"?: boolean;
                stockMode?: ("tracked" | "derived" | "none")[];
                "stockMode[exists]"?: boolean;
                "stock[gte]"?: number;
                "stock[lte]"?: number;
                "stock[exists]"?: boolean;
                "warrantyMonths[gte]"?: number;
                "warrantyMonths[lte]"?: number;
                "warrantyMonths[exists]"?: boolean;
                certifications?: string[];
                documentation?: ("datasheet" | "quick_start" | "user_manual")[];
                tags?: string[];
                "tags[exists]"?: boolean;
                applications?: string[];
                "applications[exists]"?: boolean;
                useCases?: string[];
                "useCases[exists]"?: boolean;
                industries?: string[];
                "industries[exists]"?: boolean;
                relatedAccessories?: string[];
                "relatedAccessories[exists]"?: boolean;
                similarProducts?: string[];
                "similarProducts[exists]"?: boolean;
                visible?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Products"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            type?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            price?: {
                                min?: number;
                                max?: number;
                            } | null;
                            images?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            deviceType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            gatewayType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            accessoryType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            communicationType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            connectivityType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            platformType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            subscriptionType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            subscriptionPeriod?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            licenceType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            licenceQuantity?: {
                                min?: number;
                                max?: number;
                            } | null;
                            notificationPackageType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            notificationPackageLimit?: {
                                min?: number;
                                max?: number;
                            } | null;
                            stockMode?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            stock?: {
                                min?: number;
                                max?: number;
                            } | null;
                            warrantyMonths?: {
                                min?: number;
                                max?: number;
                            } | null;
                            tags?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            applications?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            useCases?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            industries?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            relatedAccessories?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            similarProducts?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            visible?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductsCreate"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Products"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readProducts: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Products"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateProducts: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductsUpdate"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Products"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    referencesProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            resource?: string;
                            field?: string;
                            label?: string;
                            count?: number;
                            records?: {
                                _id?: string;
                                title?: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    historyProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            _id?: string;
                            /** Format: date-time */
                            at?: string;
                            /** @enum {string} */
                            kind?: "created" | "changed" | "deleted";
                            version?: number;
                            language?: string;
                            by?: {
                                _id?: string;
                                email?: string;
                            } | null;
                            changes?: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    copyProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Products"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    showProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Products"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    hideProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Products"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPublicProducts: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "name" | "-name" | "shortName" | "-shortName" | "code" | "-code" | "type" | "-type" | "price" | "-price" | "communicationType" | "-communicationType" | "connectivityType" | "-connectivityType" | "platformType" | "-platformType" | "subscriptionType" | "-subscriptionType" | "subscriptionPeriod" | "-subscriptionPeriod" | "licenceType" | "-licenceType" | "licenceQuantity" | "-licenceQuantity" | "notificationPackageType" | "-notificationPackageType" | "notificationPackageLimit" | "-notificationPackageLimit" | "stockMode" | "-stockMode" | "stock" | "-stock" | "warrantyMonths" | "-warrantyMonths" | "visible" | "-visible" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of type, price, images, deviceType, gatewayType, accessoryType, communicationType, connectivityType, platformType, subscriptionType, subscriptionPeriod, licenceType, licenceQuantity, notificationPackageType, notificationPackageLimit, stockMode, stock, warrantyMonths, tags, applications, useCases, industries, relatedAccessories, similarProducts, visible; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                name?: string[];
                "name[contains]"?: string;
                "name[exists]"?: boolean;
                shortName?: string[];
                "shortName[contains]"?: string;
                "shortName[exists]"?: boolean;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                type?: ("device" | "gateway" | "accessory" | "subscription" | "integration" | "license" | "package")[];
                "type[exists]"?: boolean;
                "price[gte]"?: number;
                "price[lte]"?: number;
                "price[exists]"?: boolean;
                "description[contains]"?: string;
                "description[exists]"?: boolean;
                images?: string[];
                "images[exists]"?: boolean;
                deviceType?: string[];
                "deviceType[exists]"?: boolean;
                gatewayType?: string[];
                "gatewayType[exists]"?: boolean;
                accessoryType?: string[];
                "accessoryType[exists]"?: boolean;
                communicationType?: ("lorawan" | "nb_iot" | "lte_m" | "lte_cat1" | "lte_cat4" | "nr_5g" | "gsm_2g" | "zigbee" | "thread" | "ble" | "uwb" | "nfc" | "wifi" | "ethernet" | "rs485_modbus" | "can_bus" | "wmbus" | "satellite" | "none")[];
                "communicationType[exists]"?: boolean;
                connectivityType?: ("lpwan" | "cellular" | "short_range" | "local_network" | "wired_fieldbus" | "satellite" | "hybrid" | "none")[];
                "connectivityType[exists]"?: boolean;
                networkServers?: ("EU868" | "US915" | "AS923" | "IN865" | "AU915")[];
                platformType?: ("cloud" | "on_premise" | "hybrid" | "edge" | "none")[];
                "platformType[exists]"?: boolean;
                subscriptionType?: ("connectivity" | "platform" | "network_server" | "analytics" | "support")[];
                "subscriptionType[exists]"?: boolean;
                subscriptionPeriod?: ("monthly" | "quarterly" | "semi_annual" | "annual" | "biennial" | "triennial" | "perpetual")[];
                "subscriptionPeriod[exists]"?: boolean;
                licenceType?: ("per_device" | "per_gateway" | "per_user" | "per_site" | "feature" | "enterprise")[];
                "licenceType[exists]"?: boolean;
                "licenceQuantity[gte]"?: number;
                "licenceQuantity[lte]"?: number;
                "licenceQuantity[exists]"?: boolean;
                includedProducts?: string[];
                notificationPackageType?: ("sms" | "email" | "voice_call" | "push" | "messaging_app")[];
                "notificationPackageType[exists]"?: boolean;
                "notificationPackageLimit[gte]"?: number;
                "notificationPackageLimit[lte]"?: number;
                "notificationPackageLimit[exists]"?: boolean;
                stockMode?: ("tracked" | "derived" | "none")[];
                "stockMode[exists]"?: boolean;
                "stock[gte]"?: number;
                "stock[lte]"?: number;
                "stock[exists]"?: boolean;
                "warrantyMonths[gte]"?: number;
                "warrantyMonths[lte]"?: number;
                "warrantyMonths[exists]"?: boolean;
                certifications?: string[];
                documentation?: ("datasheet" | "quick_start" | "user_manual")[];
                tags?: string[];
                "tags[exists]"?: boolean;
                applications?: string[];
                "applications[exists]"?: boolean;
                useCases?: string[];
                "useCases[exists]"?: boolean;
                industries?: string[];
                "industries[exists]"?: boolean;
                relatedAccessories?: string[];
                "relatedAccessories[exists]"?: boolean;
                similarProducts?: string[];
                "similarProducts[exists]"?: boolean;
                visible?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProductsPublic"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            type?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            price?: {
                                min?: number;
                                max?: number;
                            } | null;
                            images?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            deviceType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            gatewayType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            accessoryType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            communicationType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            connectivityType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            platformType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            subscriptionType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            subscriptionPeriod?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            licenceType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            licenceQuantity?: {
                                min?: number;
                                max?: number;
                            } | null;
                            notificationPackageType?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            notificationPackageLimit?: {
                                min?: number;
                                max?: number;
                            } | null;
                            stockMode?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            stock?: {
                                min?: number;
                                max?: number;
                            } | null;
                            warrantyMonths?: {
                                min?: number;
                                max?: number;
                            } | null;
                            tags?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            applications?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            useCases?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            industries?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            relatedAccessories?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            similarProducts?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            visible?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readPublicProducts: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProductsPublic"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readPriceRange: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            min?: number;
                            max?: number;
                            currency?: string;
                        } | null;
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listRoles: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "description" | "-description" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                title?: string[];
                "title[contains]"?: string;
                "title[exists]"?: boolean;
                "description[contains]"?: string;
                "description[exists]"?: boolean;
                permissions?: string[];
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Roles"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createRoles: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RolesCreate"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Roles"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readRoles: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Roles"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteRoles: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateRoles: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RolesUpdate"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Roles"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    referencesRoles: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            resource?: string;
                            field?: string;
                            label?: string;
                            count?: number;
                            records?: {
                                _id?: string;
                                title?: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    historyRoles: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            _id?: string;
                            /** Format: date-time */
                            at?: string;
                            /** @enum {string} */
                            kind?: "created" | "changed" | "deleted";
                            version?: number;
                            language?: string;
                            by?: {
                                _id?: string;
                                email?: string;
                            } | null;
                            changes?: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    copyRoles: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Roles"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listTags: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "code" | "-code" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                title?: string[];
                "title[contains]"?: string;
                "title[exists]"?: boolean;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tags"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createTags: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagsCreate"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tags"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readTags: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tags"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteTags: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateTags: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagsUpdate"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tags"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    referencesTags: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            resource?: string;
                            field?: string;
                            label?: string;
                            count?: number;
                            records?: {
                                _id?: string;
                                title?: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    historyTags: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            _id?: string;
                            /** Format: date-time */
                            at?: string;
                            /** @enum {string} */
                            kind?: "created" | "changed" | "deleted";
                            version?: number;
                            language?: string;
                            by?: {
                                _id?: string;
                                email?: string;
                            } | null;
                            changes?: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPublicTags: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "code" | "-code" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                title?: string[];
                "title[contains]"?: string;
                "title[exists]"?: boolean;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TagsPublic"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readPublicTags: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TagsPublic"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listTenantUsers: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "name" | "-name" | "title" | "-title" | "firstName" | "-firstName" | "lastName" | "-lastName" | "email" | "-email" | "username" | "-username" | "phoneNumber" | "-phoneNumber" | "language" | "-language" | "active" | "-active" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of tenant, title, language, roles, active; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                tenant?: string[];
                "tenant[exists]"?: boolean;
                name?: string[];
                "name[contains]"?: string;
                "name[exists]"?: boolean;
                "avatar[exists]"?: boolean;
                title?: ("mr" | "ms" | "dr" | "eng")[];
                "title[exists]"?: boolean;
                firstName?: string[];
                "firstName[contains]"?: string;
                "firstName[exists]"?: boolean;
                lastName?: string[];
                "lastName[contains]"?: string;
                "lastName[exists]"?: boolean;
                email?: string[];
                "email[contains]"?: string;
                "email[exists]"?: boolean;
                username?: string[];
                "username[contains]"?: string;
                "username[exists]"?: boolean;
                phoneNumber?: string[];
                "phoneNumber[contains]"?: string;
                "phoneNumber[exists]"?: boolean;
                "address[exists]"?: boolean;
                language?: ("en" | "ar")[];
                "language[exists]"?: boolean;
                roles?: string[];
                "roles[exists]"?: boolean;
                permissions?: string[];
                active?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TenantUsers"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            tenant?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            title?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            language?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            roles?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            active?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createTenantUsers: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TenantUsersCreate"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TenantUsers"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readTenantUsers: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TenantUsers"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteTenantUsers: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateTenantUsers: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TenantUsersUpdate"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TenantUsers"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    referencesTenantUsers: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            resource?: string;
                            field?: string;
                            label?: string;
                            count?: number;
                            records?: {
                                _id?: string;
                                title?: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    historyTenantUsers: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            _id?: string;
                            /** Format: date-time */
                            at?: string;
                            /** @enum {string} */
                            kind?: "created" | "changed" | "deleted";
                            version?: number;
                            language?: string;
                            by?: {
                                _id?: string;
                                email?: string;
                            } | null;
                            changes?: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    activateTenantUsers: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TenantUsers"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deactivateTenantUsers: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TenantUsers"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    inviteTenantUsers: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TenantUsers"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listTenants: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "name" | "-name" | "tenantId" | "-tenantId" | "email" | "-email" | "language" | "-language" | "active" | "-active" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of company, language, active; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                name?: string[];
                "name[contains]"?: string;
                "name[exists]"?: boolean;
                tenantId?: string[];
                "tenantId[contains]"?: string;
                "tenantId[exists]"?: boolean;
                company?: string[];
                "company[exists]"?: boolean;
                email?: string[];
                "email[contains]"?: string;
                "email[exists]"?: boolean;
                language?: ("en" | "ar")[];
                "language[exists]"?: boolean;
                allowedDeviceProfileTypes?: ("lorawan" | "nb_iot" | "lte_m" | "lte_cat1" | "lte_cat4" | "nr_5g" | "gsm_2g" | "zigbee" | "thread" | "ble" | "uwb" | "nfc" | "wifi" | "ethernet" | "rs485_modbus" | "can_bus" | "wmbus" | "satellite" | "none")[];
                allowedNetworkServers?: ("EU868" | "US915" | "AS923" | "IN865" | "AU915")[];
                active?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tenants"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            company?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            language?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            active?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createTenants: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TenantsCreate"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tenants"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readTenants: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tenants"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteTenants: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateTenants: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TenantsUpdate"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tenants"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    referencesTenants: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            resource?: string;
                            field?: string;
                            label?: string;
                            count?: number;
                            records?: {
                                _id?: string;
                                title?: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    historyTenants: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            _id?: string;
                            /** Format: date-time */
                            at?: string;
                            /** @enum {string} */
                            kind?: "created" | "changed" | "deleted";
                            version?: number;
                            language?: string;
                            by?: {
                                _id?: string;
                                email?: string;
                            } | null;
                            changes?: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    activateTenants: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tenants"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deactivateTenants: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tenants"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listUseCases: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "code" | "-code" | "description" | "-description" | "visible" | "-visible" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of picture, visible; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                title?: string[];
                "title[contains]"?: string;
                "title[exists]"?: boolean;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                "description[contains]"?: string;
                "description[exists]"?: boolean;
                picture?: string[];
                "picture[exists]"?: boolean;
                visible?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UseCases"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            picture?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            visible?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createUseCases: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UseCasesCreate"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UseCases"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readUseCases: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UseCases"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteUseCases: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateUseCases: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UseCasesUpdate"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UseCases"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    referencesUseCases: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            resource?: string;
                            field?: string;
                            label?: string;
                            count?: number;
                            records?: {
                                _id?: string;
                                title?: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    historyUseCases: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            _id?: string;
                            /** Format: date-time */
                            at?: string;
                            /** @enum {string} */
                            kind?: "created" | "changed" | "deleted";
                            version?: number;
                            language?: string;
                            by?: {
                                _id?: string;
                                email?: string;
                            } | null;
                            changes?: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    showUseCases: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UseCases"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    hideUseCases: {
        parameters: {
            query?: never;
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
                /** @description the version that was read, such as "3" */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UseCases"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPublicUseCases: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                sort?: "title" | "-title" | "code" | "-code" | "description" | "-description" | "visible" | "-visible" | "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt";
                search?: string;
                /** @description false leaves the exact total out */
                total?: boolean;
                /** @description of picture, visible; separated by commas */
                facets?: string;
                _id?: string[];
                "createdAt[gte]"?: string;
                "createdAt[lte]"?: string;
                "updatedAt[gte]"?: string;
                "updatedAt[lte]"?: string;
                missing?: "en" | "ar";
                outdated?: "en" | "ar";
                title?: string[];
                "title[contains]"?: string;
                "title[exists]"?: boolean;
                code?: string[];
                "code[contains]"?: string;
                "code[exists]"?: boolean;
                "description[contains]"?: string;
                "description[exists]"?: boolean;
                picture?: string[];
                "picture[exists]"?: boolean;
                visible?: boolean;
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UseCasesPublic"][];
                        meta: {
                            total?: number;
                            page: number;
                            limit: number;
                        };
                        facets?: {
                            picture?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                            visible?: {
                                value?: string;
                                label?: string;
                                count?: number;
                            }[];
                        };
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readPublicUseCases: {
        parameters: {
            query?: {
                /** @description names of fields, separated by commas */
                fields?: string;
            };
            header?: {
                /** @description the language of contents and messages: en or ar */
                "accept-language"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UseCasesPublic"];
                    };
                };
            };
            /** @description Why a request was refused, in the language of Accept-Language */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
}
